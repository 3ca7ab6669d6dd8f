import { Breakable } from '@/views/shared/ui/Breakable';
import type { ReactNode } from 'react';

const shown = (value: ReactNode) => {
  if (value === '' || value === null) return '—';
  return typeof value === 'string' ? <Breakable>{value}</Breakable> : value;
};

/** Facts by name; an empty one is a dash. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(11rem,40%)),1fr))] gap-x-6 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="wrap-anywhere">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
