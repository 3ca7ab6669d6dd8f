import type { Announcement } from '@/data/schemas/announcement';
import type { EmployeePerformance } from '@/data/schemas/performance';
import type { Task } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';
import type { Waiting } from '@/data/schemas/waiting';
import { dayText } from '@/machines/date-text';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Card } from '@/views/shared/ui/Card';
import { Screen } from '@/views/shared/ui/Page';
import { type Lines, WaitingList } from '@/views/waiting/WaitingList';
import { Link, linkOptions } from '@tanstack/react-router';
import { AnnouncementList } from './AnnouncementList';
import { AssignedTaskList } from './AssignedTaskList';
import { Facts } from './Facts';

const lines: Lines = {
  ownOverdue: {
    label: 'Overdue',
    link: () => linkOptions({ to: '/employee/tasks', search: { waits: 'overdue' } }),
    isUrgent: true,
  },
  ownDue: {
    label: 'Due within 7 days',
    link: () => linkOptions({ to: '/employee/tasks', search: { waits: 'due' } }),
  },
  ownComments: {
    label: 'With a new comment',
    link: () => linkOptions({ to: '/employee/tasks', search: { waits: 'comment' } }),
  },
};

/** An employee's home: their profile, tasks, performance, and the company's announcements. */
export function EmployeeDashboardView({
  profile,
  performance: { lastEvaluation },
  newestTasks,
  announcements,
  waiting,
}: {
  profile: User;
  performance: EmployeePerformance;
  newestTasks: Task[];
  announcements: Announcement[];
  waiting: Waiting[];
}) {
  return (
    <Screen lead={`Welcome, ${profile.name}!`}>
      <WaitingList waiting={waiting} lines={lines} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Card
            title="My tasks"
            actions={
              <Link to="/employee/tasks" className={buttonClasses('quiet')}>
                Open My Tasks
              </Link>
            }
          >
            <AssignedTaskList tasks={newestTasks} />
          </Card>
          <Card title="Company announcements" className="grow">
            <AnnouncementList announcements={announcements} />
          </Card>
        </div>
        <div className="flex flex-col gap-5">
          <Card title="Profile">
            <Facts
              facts={[
                ['Name', profile.name],
                ['Position', profile.position],
                ['Department', profile.department],
                ['Email', profile.email],
                ['Phone', profile.phone],
              ]}
            />
          </Card>
          <Card title="Performance summary" className="grow">
            <Facts
              facts={[
                ['Last evaluation date', dayText(lastEvaluation?.date ?? '')],
                ['Rating', lastEvaluation === null ? '' : `${lastEvaluation.rating} / 5`],
                ['Feedback', lastEvaluation?.feedback ?? ''],
              ]}
            />
          </Card>
        </div>
      </div>
    </Screen>
  );
}
