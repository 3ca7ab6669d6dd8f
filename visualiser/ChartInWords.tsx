import { memo } from 'react';
import { triggerWords } from '../scripts/charts/mermaid';
import type { ShownChart } from './subjects';

const list = (names: string[]) => names.join(', ');

function Table({ label, columns, rows }: { label: string; columns: string[]; rows: string[][] }) {
  return (
    <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="w-full text-start text-xs">
        <caption className="text-start font-semibold">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="pe-3 text-start">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-line align-top">
              {row.map((cell, column) => (
                <td key={column} className="py-1 pe-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** All that a chart's drawing shows, and what each transition does, in words. */
export const ChartInWords = memo(({ chart: { chart, delays, models } }: { chart: ShownChart }) => {
  const nameOf = (id: string) =>
    chart.states.find((state) => state.id === id)?.path.join('.') || 'anywhere';
  const asks = models.flatMap((model) =>
    model.kind === 'lifecycle' ? Object.entries(model.life.lifecycle.asks) : [],
  );
  const sentences = new Map(
    asks.map(([name, sentence]) => [`${name} ${sentence}`, [name, sentence]]),
  );
  return (
    <>
      <Table
        label="States"
        columns={['State', 'Runs', 'On entering', 'On leaving']}
        rows={chart.states.map(({ id, invokes, entry, exit }) => [
          nameOf(id),
          list(invokes.map((invoke) => invoke.id)),
          list(entry),
          list(exit),
        ])}
      />
      <Table
        label="Transitions"
        columns={['From', 'When', 'If', 'To', 'Does']}
        rows={chart.transitions.map((transition) => [
          nameOf(transition.source),
          triggerWords(transition, delays),
          transition.guards.join(' and '),
          list(transition.targets.map(nameOf)) || 'stays',
          list(transition.actions),
        ])}
      />
      {sentences.size > 0 && (
        <Table label="Refusals" columns={['By', 'The sentence']} rows={[...sentences.values()]} />
      )}
    </>
  );
});
