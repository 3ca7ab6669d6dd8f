import * as z from 'zod/mini';
import { roles } from './role';

/**
 * Somebody whom a record names. The id identifies the person; the name shown is the present one, where it is
 * known.
 */
export const Named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;

/** Who asked for a step. */
export const Person = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) });
export type Person = z.infer<typeof Person>;

/** The stamp of a world on every command: who asked, and the ISO instant. */
export type Stamp = { by: Person; at: string };
