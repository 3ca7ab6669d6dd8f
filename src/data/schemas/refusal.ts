import * as z from 'zod/mini';

/**
 * The reason why something was not done. A chart's code is `<machine>.<guard>`, or the event's type where the
 * record's state does not take it. The codes without a chart are `draft.invalid`, whose `field` is the path of
 * the wrong value, such as `deadline`, and those listed here.
 */
const RefusalCode = z.union([
  z.enum([
    /** There is no such record, or none that the asker may know of. */
    'missing',
    /** The asker is not allowed to, whatever the record's state. */
    'forbidden',
    /** Somebody else changed the record meanwhile. */
    'changed',
    /** No answer came in time. */
    'unanswered',
    /** Nobody is signed in. */
    'signedOut',
    /** There is no connection to the world. */
    'offline',
    /** A part of the program did not arrive. */
    'partMissing',
    /** An unexpected failure. */
    'unknown',
  ]),
  z.templateLiteral([z.string(), '.', z.string()]),
]);

/** A refusal as data: `sentence` is for the person who asked. */
export const Refusal = z.object({
  code: RefusalCode,
  sentence: z.string(),
  field: z.optional(z.string()),
});
export type Refusal = z.infer<typeof Refusal>;
