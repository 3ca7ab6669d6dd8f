import type { ActivationCommand } from '@/machines/activation/activation.machine';
import type { Client, ClientDraft, ListedClient } from '../schemas/client';
import type { Page, Paging } from '../schemas/page';
import type {
  Offer,
  OfferDraft,
  PaymentHistory,
  PlanDraft,
  ProviderFigures,
  ProviderPayment,
  ProviderPlan,
  SystemHealth,
} from '../schemas/provider';
import type { ClientSearch, ReceivedSearch } from '../schemas/search';
import type { KeptRecords, Sent } from './calls';

/** What a world can do for the provider's operator. */
export interface ProviderSide {
  /** The provider's own view of its business. */
  provider: {
    /** Computed from payments and clients. */
    figures: () => Promise<ProviderFigures>;
    /** Newest first, unless sorted. Without paging all that is found is on one page. */
    payments: (search: ReceivedSearch, paging?: Paging) => Promise<Page<ProviderPayment>>;
    health: () => Promise<SystemHealth>;
  };
  plans: KeptRecords<ProviderPlan, PlanDraft> & {
    /** Activates or deactivates a plan. Rejects with the chart's reason. */
    send: (id: string, command: ActivationCommand, sent?: Sent) => Promise<ProviderPlan>;
  };
  offers: KeptRecords<Offer, OfferDraft>;
  /** The provider's clients. */
  clients: {
    /** In the order they were added, unless sorted. Without paging all that is found is on one page. */
    list: (search: ClientSearch, paging?: Paging) => Promise<Page<ListedClient>>;
    /** A client's payments. Null where there is no such client. */
    payments: (id: string) => Promise<PaymentHistory | null>;
    /** A new one starts active. */
    add: (draft: ClientDraft, sent?: Sent) => Promise<Client>;
    /** Leaves the plan and the renewal as they are where they are those of the client's own subscription. */
    change: (id: string, draft: ClientDraft, sent?: Sent) => Promise<Client>;
    /** Activates or deactivates a client. Rejects with the chart's reason. */
    send: (id: string, command: ActivationCommand, sent?: Sent) => Promise<Client>;
  };
}
