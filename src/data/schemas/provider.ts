import * as z from 'zod/mini';
import type { MonthChange } from './report';
import type { Client, ClientPlan } from './client';
import { Day } from './date';
import { HistoryEntry } from './history';
import { Named } from './person';

export const paymentStatuses = ['completed', 'pending', 'failed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A client's payment, completed or due. `amount` is in centimes; `client` is the client's name at the time. */
export const ProviderPayment = z.object({
  id: z.string(),
  client: Named,
  amount: z.int(),
  status: z.enum(paymentStatuses),
  date: Day,
});
export type ProviderPayment = z.infer<typeof ProviderPayment>;

/** A client and its payments, newest first. `subscribes` says whether its plan and renewal are its subscription's. */
export interface PaymentHistory {
  client: Client;
  subscribes: boolean;
  payments: ProviderPayment[];
}

/**
 * A plan on offer. `price` is in centimes a month, null where what was entered is no number;
 * `removedAt` is the ISO instant of a removal, null while it stands.
 */
export const ProviderPlan = z.object({
  id: z.string(),
  name: z.string(),
  price: z.nullable(z.int()),
  features: z.array(z.string()),
  status: z.enum(['active', 'inactive']),
  removedAt: z.nullable(z.string()),
  history: z.array(HistoryEntry),
});
export type ProviderPlan = z.infer<typeof ProviderPlan>;

/** The plan form, as typed. Nothing is required: specification, section 5. */
export const PlanDraft = z.object({
  name: z.string().check(z.trim()),
  price: z.string(),
  features: z.string(),
});
export type PlanDraft = z.infer<typeof PlanDraft>;

/**
 * A promotional offer. `discount` is a percentage, null where what was entered is no number; `validTill` is
 * a day, or whatever was entered for one; `removedAt` is the ISO instant of a removal, null while it stands.
 */
export const Offer = z.object({
  id: z.string(),
  code: z.string(),
  discount: z.nullable(z.number()),
  status: z.enum(['active', 'inactive']),
  validTill: z.string(),
  removedAt: z.nullable(z.string()),
  history: z.array(HistoryEntry),
});
export type Offer = z.infer<typeof Offer>;

/** The offer form, as typed. Nothing is required: specification, section 5. */
export const OfferDraft = z.object({
  code: z.string().check(z.trim()),
  discount: z.string(),
  validTill: z.string().check(z.trim()),
});
export type OfferDraft = z.infer<typeof OfferDraft>;

const logTypes = ['info', 'warn', 'error'] as const;
export type LogType = (typeof logTypes)[number];

/**
 * The state of the provider's servers. `uptime` and `serverLoad` are in percent, logs newest first by ISO
 * instant.
 */
export const SystemHealth = z.object({
  /** Percent. Null where nobody keeps count. */
  uptime: z.nullable(z.number()),
  serverLoad: z.number(),
  activeConnections: z.number(),
  recentLogs: z.array(
    z.object({ id: z.string(), type: z.enum(logTypes), message: z.string(), date: z.string() }),
  ),
});
export type SystemHealth = z.infer<typeof SystemHealth>;

/**
 * The figures of the provider panel, computed from payments and clients. Every amount is in centimes. `changes` holds
 * the revenue of the last month of the chart by status, and the number of its payments.
 */
export interface ProviderFigures {
  revenue: Record<PaymentStatus, number>;
  totalPayments: number;
  clients: { total: number; active: number; inactive: number };
  /** Completed revenue by month, YYYY-MM, oldest first and without a gap. */
  monthlyRevenue: { month: string; amount: number }[];
  paymentStatus: { status: PaymentStatus; count: number }[];
  revenueByPlan: { plan: ClientPlan; amount: number }[];
  averagePerActiveClient: number;
  topClients: { id: string; name: string; amount: number }[];
  changes: Record<PaymentStatus | 'payments', MonthChange>;
}
