import type { Notification } from '../../schemas/notification';
import type { Role } from '../../schemas/role';
import stored from './notifications.json';

/** As many for each role as specification section 9 says: 5, 4, 4 and 7. */
export const notifications = stored as Partial<Record<Role, Notification[]>>;
