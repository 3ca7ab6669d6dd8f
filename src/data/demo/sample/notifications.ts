import { addMonths, addWorkdays, daysBetween, monthOf } from '@/machines/calendar';
import { monthName } from '@/machines/date-text';
import type { Notification } from '../../schemas/notification';
import type { Role } from '../../schemas/role';

/**
 * The roles' notifications on a day, YYYY-MM-DD. Specification section 9 gives their number for each role: 5, 4,
 * 4 and 7. '{last month}' stands for that month's name, and a time of 'w3' for the third working day before.
 */
export function notificationsOn(
  today: string,
  stored: unknown,
): Partial<Record<Role, Notification[]>> {
  const lastMonth = monthName(addMonths(monthOf(today), -1));
  const timeOf = (time: string) => {
    const workday = /^w(\d)$/.exec(time)?.[1];
    if (workday === undefined) return time;
    return `${daysBetween(addWorkdays(today, -Number(workday)), today)} days ago`;
  };
  return Object.fromEntries(
    Object.entries(stored as Record<string, Omit<Notification, 'history'>[]>).map(
      ([role, told]) => [
        role,
        told.map((one) => ({
          ...one,
          message: one.message.replace('{last month}', lastMonth),
          time: timeOf(one.time),
          history: [],
        })),
      ],
    ),
  );
}
