import * as z from 'zod/mini';
import { roles } from './role';

/** Who asked for a step. */
export const Person = z.object({ name: z.string(), role: z.enum(roles) });
export type Person = z.infer<typeof Person>;

/** What a world stamps on every command: who asked, and the ISO instant. */
export type Stamp = { by: Person; at: string };
