import type { Client } from '@/data/schemas/client';

/** The label of a client, who may have no name. */
export const clientName = ({ name, email }: Client) => name || email || 'unnamed client';

export const clientStatusNames = {
  active: 'Active',
  inactive: 'Inactive',
} as const satisfies Record<Client['status'], string>;
