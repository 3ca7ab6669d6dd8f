import { addDays } from '@/machines/calendar';
import type { Announcement } from '../../schemas/announcement';

const rows: [daysAgo: number, message: string][] = [
  [2, 'The leave calendar is open: please enter your days before the end of the month.'],
  [6, 'A new meeting room, Hoggar, can be booked on the third floor.'],
  [13, 'The satisfaction survey is online; it takes four minutes and is anonymous.'],
  [24, 'Welcome to the new payroll portal: payslips are there from now on.'],
  [38, 'Quarterly evaluations: team managers will share the dates with their teams.'],
];

/** The company's announcements, newest first. @param today YYYY-MM-DD. */
export const announcementsOn = (today: string): Announcement[] =>
  rows.map(([daysAgo, message], index) => ({
    id: `announcement-${rows.length - index}`,
    message,
    date: addDays(today, -daysAgo),
  }));
