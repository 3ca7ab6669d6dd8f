import type { User } from '@/data/schemas/user';

/** Whether a person of the company can begin a conversation, and be written to by others. */
export const writesMessages = ({ name, role, status }: Pick<User, 'name' | 'role' | 'status'>) =>
  status === 'Active' && role !== null && name !== '';
