import * as z from 'zod/mini';
import { HistoryEntry } from './history';

export const clientPlans = ['Basic', 'Pro', 'Enterprise'] as const;
export type ClientPlan = (typeof clientPlans)[number];

export const clientStatuses = ['active', 'inactive'] as const;

/** A company that subscribes to the product. `renewal` is a day, or whatever was entered for it. */
export const Client = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.enum(clientPlans),
  status: z.enum(clientStatuses),
  renewal: z.string(),
  history: z.array(HistoryEntry),
});
export type Client = z.infer<typeof Client>;

/** How near a renewal is: the days left, 0 once it is past, and how full its bar is, 0 to 100. */
export interface RenewalProgress {
  daysLeft: number;
  percent: number;
}

/** A client as it is listed today; `progress` is null where the renewal is no day. */
export interface ListedClient extends Client {
  progress: RenewalProgress | null;
}

/** The Add Client form. Nothing is required: specification, section 5. */
export const ClientDraft = z.object({
  name: z.string().check(z.trim()),
  email: z.string().check(z.trim()),
  plan: z.enum(clientPlans),
  renewal: z.string().check(z.trim()),
});
export type ClientDraft = z.infer<typeof ClientDraft>;
