import * as z from 'zod/mini';
import { Attachment } from './attachment';
import { contractTypes, userStatuses } from './user';

/**
 * The Add User form as typed. Nothing is required. A world takes a text that is no role, no day or no number as
 * empty. The password is for whatever signs people in; no user record holds it.
 */
const NewUserForm = z.object({
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

/** The data that makes a user: the form, and the contract that the world keeps. */
export const NewUserDraft = z.extend(NewUserForm, { contractFile: z.nullable(Attachment) });
export type NewUserDraft = z.infer<typeof NewUserDraft>;
