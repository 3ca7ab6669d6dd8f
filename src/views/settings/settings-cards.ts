import type { Role } from '@/data/schemas/role';

interface SettingsCard {
  label: string;
  description: string;
}

/** The cards of each role under System Settings. The system's operator has none. */
export const settingsCards: Partial<Record<Role, SettingsCard[]>> = {
  admin: [
    { label: 'Roles & Permissions', description: 'Define access levels for each role' },
    { label: 'Company Info', description: 'Name, timezone, logo' },
    { label: 'Contract Types', description: 'Manage contract templates' },
    {
      label: 'Departments & Status',
      description: 'Organise departments and the statuses an account can have',
    },
  ],
  hr: [
    {
      label: 'Job Titles & Post Types',
      description: 'Keep the titles and kinds of posts that listings offer',
    },
    {
      label: 'Evaluation Models',
      description: 'Choose what an evaluation looks at and how it counts',
    },
    {
      label: 'Leave & Absence Rules',
      description: 'Set the days of leave and how absences are recorded',
    },
  ],
  manager: [
    { label: 'Team Objectives', description: 'Quarterly targets' },
    { label: 'Alert Thresholds', description: 'Absenteeism/productivity' },
    {
      label: 'Performance Criteria',
      description: 'Say what good work is measured by across the company',
    },
  ],
  teammanager: [
    { label: 'Manage Team Settings', description: 'Name the team and who belongs to it' },
    { label: 'Task Reminders', description: 'Say when people are reminded of a deadline' },
    { label: 'Evaluation Rules', description: 'Set how finished tasks are scored from 1 to 10' },
    { label: 'Late Task Alerts', description: 'Be told when a task passes its deadline' },
  ],
  employee: [
    { label: 'Edit Profile', description: 'Keep your name and contact details up to date' },
    { label: 'Notification Preferences', description: 'Choose what you are notified of' },
    { label: 'Evaluation History', description: 'Look back at your evaluations and scores' },
    { label: 'My Absences', description: 'See the absences recorded for you' },
  ],
};
