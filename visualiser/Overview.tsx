import { Card } from '@/views/shared/ui/Card';
import { TextField } from '@/views/shared/ui/Field';
import { Page } from '@/views/shared/ui/Page';
import { useState } from 'react';
import type { Behaviour } from '../scripts/charts/behaviours';
import { charts, findings, sections } from './subjects';

/** How many of the words that were found are told. */
const told = 6;

function Row({ row, hits }: { row: Behaviour; hits: string[] }) {
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="font-semibold">{row.behaviour}</p>
      {'without' in row ? (
        <p className="text-muted">No machine: {row.without}.</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {Object.entries(row.machines).map(([name, screens]) => (
            <li key={name}>
              <a
                href={`#/${name}`}
                className="inline-flex min-h-11 items-center text-primary underline fine:min-h-0"
              >
                {charts.get(name)?.title ?? name}
              </a>{' '}
              <span className="text-muted">{screens.join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {hits.length > 0 && (
        <p className="text-xs text-muted">
          Found: {hits.slice(0, told).join(', ')}
          {hits.length > told && ` and ${hits.length - told} more`}
        </p>
      )}
    </li>
  );
}

/** All behaviours by the specification's sections, found by name, screen, state or event. */
export function Overview() {
  const [text, setText] = useState('');
  const shown = sections.map(({ title, behaviours }) => ({
    title,
    rows: behaviours.flatMap((row) => {
      const hits = findings(row, text);
      return hits === null ? [] : { row, hits };
    }),
  }));
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Page title="Charts" lead="Every behaviour of Masar as a state chart that runs.">
      <div className="mb-4 max-w-md">
        <TextField
          label="Find a behaviour"
          hint="By its name, a screen, a state or an event."
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <output className="mb-3 block text-muted">
        {count === 0 ? 'No behaviour matches.' : `${count} behaviours`}
      </output>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {shown
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <Card key={title} title={title}>
              <ul>
                {rows.map(({ row, hits }) => (
                  <Row key={row.behaviour} row={row} hits={hits} />
                ))}
              </ul>
            </Card>
          ))}
      </div>
    </Page>
  );
}
