import type { User } from '@/data/schemas/user';
import { Badge } from '@/views/shared/ui/Badge';

/** Whether a user is active, in words with their tint. */
export function UserStatus({ status }: Pick<User, 'status'>) {
  return <Badge tone={status === 'Active' ? 'success' : 'neutral'}>{status}</Badge>;
}
