import type { Notification } from '../../schemas/notification';
import type { Role } from '../../schemas/role';

/** As many for each role as specification section 9 says: 5, 4, 4 and 7. */
export const notificationsFrom = (stored: unknown): Partial<Record<Role, Notification[]>> =>
  Object.fromEntries(
    Object.entries(stored as Record<string, Omit<Notification, 'history'>[]>).map(
      ([role, told]) => [role, told.map((one) => ({ ...one, history: [] }))],
    ),
  );
