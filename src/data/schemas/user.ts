import * as z from 'zod/mini';
import { Attachment } from './attachment';
import { HistoryEntry } from './history';
import { companyRoles } from './role';

export const contractTypes = ['CDI', 'CDD', 'Freelance'] as const;
export const userStatuses = ['Active', 'Inactive'] as const;

/**
 * A person of the company, as the directory and the profile show them. `salary` is in DZD a month, null where
 * none was given. `hireDate` is a day or empty; `createdAt` is the day of the account. `team` is the id of the
 * manager of the person's team. A user may have been added without a role.
 */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  department: z.string(),
  position: z.string(),
  role: z.nullable(z.enum(companyRoles)),
  hireDate: z.string(),
  salary: z.nullable(z.number()),
  contractType: z.enum(contractTypes),
  status: z.enum(userStatuses),
  contractFile: z.nullable(Attachment),
  team: z.nullable(z.string()),
  createdAt: z.string(),
  history: z.array(HistoryEntry),
});
export type User = z.infer<typeof User>;

/** What whoever assigns a task sees of the people to choose from. */
export const Assignable = z.pick(User, { id: true, name: true, position: true });
export type Assignable = z.infer<typeof Assignable>;

/** Everything on record about a user. `team` is the name of the user's team manager, null without one. */
export interface UserDetails {
  user: User;
  team: string | null;
}

/** The Update Profile form. */
export const ProfileUpdate = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Full name is required')),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Email is required', abort: true }),
      z.email('Please enter a valid email'),
    ),
  phone: z.string().check(z.trim()),
  location: z.string().check(z.trim()),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

/** Dinars to the euro, for the profile's salary: about the rate of the Bank of Algeria at the end of 2026. */
export const dinarsPerEuro = 150;
