import * as z from 'zod/mini';
import { Role } from './role';

/** Who asked for a step. */
export const Person = z.object({ name: z.string(), role: Role });
export type Person = z.infer<typeof Person>;

/** What a world stamps on every command: who asked, and the ISO instant. */
export interface Stamp {
  by: Person;
  at: string;
}
