import type { DemoAccount } from '@/data/schemas/session';
import type { Workspace } from '@/data/port/workspace';
import { use, useState } from 'react';

/** The accounts a visitor may try, each one a click that fills in the form. Nothing outside the demo. */
export default function DemoAccounts({
  openWorkspace,
  onChoose,
}: {
  openWorkspace: () => Promise<Workspace>;
  onChoose: (account: DemoAccount) => void;
}) {
  const [asked] = useState(async () => (await openWorkspace()).session.demoAccounts());
  const accounts = use(asked);
  if (accounts.length === 0) return null;
  return (
    <section aria-label="Demo accounts" className="rounded-lg border border-dashed border-edge p-4">
      <h2 className="text-sm font-semibold">Demo accounts</h2>
      <p className="text-xs text-muted">Choose one to fill in the form.</p>
      <ul className="mt-2 flex flex-col">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-md px-2 text-start hover:bg-primary-tint fine:min-h-9"
            >
              <span className="min-w-0 font-semibold text-primary wrap-anywhere">
                {account.email}
              </span>
              <span className="text-muted">{account.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
