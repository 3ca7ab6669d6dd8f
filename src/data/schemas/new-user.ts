import * as z from 'zod/mini';
import { contractTypes, userStatuses } from './user';

/**
 * The Add User form as it was typed. Nothing is required of it: a world takes what is no role, no day or no
 * number for none. The password is for whatever signs people in; no user record has a place for it.
 */
export const NewUserForm = z.object({
  name: z.string().check(z.trim()),
  email: z.string().check(z.trim()),
  password: z.string(),
  phone: z.string().check(z.trim()),
  department: z.string().check(z.trim()),
  position: z.string().check(z.trim()),
  role: z.string(),
  hireDate: z.string(),
  salary: z.string(),
  status: z.enum(userStatuses),
  contractType: z.enum(contractTypes),
});

/** What Add User sends: its form, and the contract file that was chosen. */
export type NewUser = z.infer<typeof NewUserForm> & { contractFile: File | null };
