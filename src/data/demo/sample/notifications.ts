import type { Notification } from '../../schemas/notification';
import type { Role } from '../../schemas/role';

/** As many for each role as specification section 9 says: 5, 4, 4 and 7. */
export const notifications: Partial<Record<Role, Notification[]>> = {
  teammanager: [
    {
      id: 'tm-1',
      type: 'task',
      message: 'Karim Haddad started "Prepare the onboarding guide".',
      time: '10 minutes ago',
    },
    {
      id: 'tm-2',
      type: 'review',
      message: 'Three finished tasks are waiting for your evaluation.',
      time: '1 hour ago',
    },
    {
      id: 'tm-3',
      type: 'reminder',
      message: 'The weekly team meeting is tomorrow at 09:30.',
      time: '3 hours ago',
    },
    {
      id: 'tm-4',
      type: 'evaluation',
      message: 'The evaluation of Amine Kaci was saved with score 9.',
      time: 'Yesterday',
    },
    {
      id: 'tm-5',
      type: 'message',
      message: 'Nadia Benali sent you a message.',
      time: '2 days ago',
    },
  ],
  hr: [
    {
      id: 'hr-1',
      type: 'review',
      message: 'Two candidates for Frontend Developer are waiting for analysis.',
      time: '20 minutes ago',
    },
    {
      id: 'hr-3',
      type: 'reminder',
      message: 'The listing for Data Analyst has been open for 30 days.',
      time: '2 hours ago',
    },
    { id: 'hr-4', type: 'message', message: 'Lina Cherif sent you a message.', time: '2 days ago' },
    {
      id: 'hr-2',
      type: 'task',
      message: 'Karim Haddad finished "Update the leave calendar".',
      time: '3 days ago',
    },
  ],
  employee: [
    {
      id: 'em-2',
      type: 'reminder',
      message: '"Client satisfaction survey" is due in two days.',
      time: '4 hours ago',
    },
    {
      id: 'em-3',
      type: 'evaluation',
      message: 'Your task "Update the leave calendar" was evaluated with 8 of 10.',
      time: 'Yesterday',
    },
    {
      id: 'em-4',
      type: 'message',
      message: 'Nadia Benali sent you a message.',
      time: '3 days ago',
    },
    {
      id: 'em-1',
      type: 'task',
      message: 'Lina Cherif assigned you "Prepare the onboarding guide".',
      time: '4 days ago',
    },
  ],
  manager: [
    {
      id: 'cm-1',
      type: 'stats',
      message: 'The monthly summary for October is ready.',
      time: '30 minutes ago',
    },
    {
      id: 'cm-2',
      type: 'payment',
      message: 'Your payment for the Pro plan was completed.',
      time: '2 hours ago',
    },
    {
      id: 'cm-3',
      type: 'user',
      message: 'The account of Tarek Zerrouki was deactivated.',
      time: '5 hours ago',
    },
    {
      id: 'cm-4',
      type: 'settings',
      message: 'The alert thresholds were reviewed.',
      time: 'Yesterday',
    },
    {
      id: 'cm-5',
      type: 'alert',
      message: 'Two employees are at high risk of resignation.',
      time: 'Yesterday',
    },
    {
      id: 'cm-6',
      type: 'review',
      message: 'Quarterly evaluations start next week.',
      time: '2 days ago',
    },
    { id: 'cm-7', type: 'message', message: 'Lina Cherif sent you a message.', time: '3 days ago' },
  ],
};
