import type { Client } from '@/data/schemas/client';

/** What a client is called, which may have no name. */
export const clientName = ({ name, email }: Client) => name || email || 'unnamed client';

export const clientStatusNames = {
  active: 'Active',
  inactive: 'Inactive',
} as const satisfies Record<Client['status'], string>;
