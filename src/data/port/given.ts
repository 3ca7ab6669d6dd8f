import * as z from 'zod/mini';
import { MonthChange } from '../schemas/report';
import { Candidate } from '../schemas/candidate';
import { Client, clientPlans } from '../schemas/client';
import { Named } from '../schemas/person';
import { paymentStatuses, ProviderPayment } from '../schemas/provider';
import { EducationLevel, Unreadable, Target } from '@masar/resume/schemas';
import { User } from '../schemas/user';

/** A page of rows. */
export const pageOf = <T>(row: z.ZodMiniType<T>) =>
  z.object({
    rows: z.array(row),
    found: z.int(),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  });

/** A candidate's row. */
const CandidateRow = z.object({
  id: z.string(),
  fileName: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  age: z.nullable(z.number()),
  position: z.nullable(z.string()),
  experience: z.nullable(z.number()),
  location: z.nullable(z.string()),
  skills: z.array(z.string()),
  education: z.nullable(EducationLevel),
  certificates: z.array(z.string()),
  keywords: z.array(z.string()),
  status: Candidate.shape.status,
  decision: Candidate.shape.decision,
  scores: z.array(z.object({ target: Target, total: z.number(), at: z.string() })),
  simulated: z.nullable(Unreadable),
  unreadable: z.nullable(Unreadable),
  isEmpty: z.boolean(),
});

export const CandidatePage = z.extend(pageOf(CandidateRow), {
  targets: z.array(z.object({ key: z.string(), target: Target, label: z.string() })),
  unscored: z.object({ count: z.int(), ids: z.array(z.string()) }),
});

export const Neighbours = z.object({
  place: z.int(),
  found: z.int(),
  previous: z.nullable(Named),
  next: z.nullable(Named),
});

export const Twinned = z.object({
  id: z.string(),
  fileName: z.string(),
  twins: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      fileName: z.string(),
      by: z.enum(['email', 'phone', 'name']),
      apart: z.boolean(),
    }),
  ),
});

export const Merged = z.object({ into: z.nullable(Candidate), parts: z.array(Candidate) });

export const UserDetails = z.object({ user: User, team: z.nullable(z.string()) });

export const ListedClient = z.extend(Client, {
  progress: z.nullable(z.object({ daysLeft: z.number(), percent: z.number() })),
});

export const PaymentHistory = z.object({
  client: Client,
  subscribes: z.boolean(),
  payments: z.array(ProviderPayment),
});

export const ProviderFigures = z.object({
  revenue: z.record(z.enum(paymentStatuses), z.number()),
  totalPayments: z.number(),
  clients: z.object({ total: z.number(), active: z.number(), inactive: z.number() }),
  monthlyRevenue: z.array(z.object({ month: z.string(), amount: z.number() })),
  paymentStatus: z.array(z.object({ status: z.enum(paymentStatuses), count: z.number() })),
  revenueByPlan: z.array(z.object({ plan: z.enum(clientPlans), amount: z.number() })),
  averagePerActiveClient: z.number(),
  topClients: z.array(z.extend(Named, { amount: z.number() })),
  changes: z.record(z.enum([...paymentStatuses, 'payments']), MonthChange),
});
