import * as z from 'zod/mini';

/** How high the rows of lists are. */
export const densities = ['compact', 'normal', 'roomy'] as const;
export const Density = z.enum(densities);
export type Density = z.infer<typeof Density>;

/** A filter and an order of a list, which a person gave a name. `search` holds the parameters of the address. */
const SavedView = z.object({ name: z.string(), search: z.record(z.string(), z.unknown()) });

/** What a person chose for one list: the headers of the columns that are not shown, and the saved views, oldest first. */
export const ListChoice = z.object({ hidden: z.array(z.string()), views: z.array(SavedView) });
export type ListChoice = z.infer<typeof ListChoice>;

/** What a person chose for lists, by the name of the list. The browser keeps it. */
export const ListSettings = z.object({
  density: Density,
  lists: z.record(z.string(), ListChoice),
});
export type ListSettings = z.infer<typeof ListSettings>;
