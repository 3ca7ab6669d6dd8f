import type { Stop } from '@/machines/visualiser/chart-run.machine';
import { Card } from '@/views/shared/ui/Card';
import { shown } from '../scripts/paths/words';

/** A list that only grew is told by its new items. */
const grown = (was: unknown, is: unknown): string | null =>
  Array.isArray(was) &&
  Array.isArray(is) &&
  is.length > was.length &&
  shown(is.slice(0, was.length)) === shown(was)
    ? is
        .slice(was.length)
        .map((item) => `+ ${shown(item)}`)
        .join(' ')
    : null;

/** A run's record or context with what the last step changed, and the actors at work. */
export function RecordTable({ stop, before }: { stop: Stop; before: Stop | undefined }) {
  const old: Record<string, unknown> = before === undefined ? {} : { ...before.record };
  const fields = Object.entries(stop.record).map(([name, is]) => ({
    name,
    is,
    was: old[name],
    isChanged: before !== undefined && shown(old[name]) !== shown(is),
  }));
  const running = Object.entries(stop.running);
  return (
    <Card title="Record">
      {fields.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-start text-xs">
            <thead>
              <tr>
                {['Field', 'Before', 'After'].map((column) => (
                  <th key={column} scope="col" className="pe-3 text-start font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fields
                .toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged))
                .map(({ name, was, is, isChanged }) => (
                  <tr
                    key={name}
                    className={`border-t border-line align-top ${isChanged ? 'bg-primary-tint' : ''}`}
                  >
                    <th scope="row" className="py-1 pe-3 text-start font-semibold">
                      {name}
                    </th>
                    {isChanged ? (
                      <>
                        <td className="py-1 pe-3 wrap-anywhere">{shown(was)}</td>
                        <td className="py-1 wrap-anywhere">{grown(was, is) ?? shown(is)}</td>
                      </>
                    ) : (
                      <td colSpan={2} className="py-1 wrap-anywhere text-muted">
                        {shown(is)}
                      </td>
                    )}
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
      {fields.length === 0 && <p className="text-muted">It keeps nothing.</p>}
      {running.length > 0 && (
        <p className="mt-3">
          At work:{' '}
          {running
            .map(([id, input]) => (input === undefined ? id : `${id} on ${shown(input)}`))
            .join('; ')}
        </p>
      )}
      <details className="mt-3">
        <summary className="min-h-11 content-center text-primary fine:min-h-0">
          All of it as JSON
        </summary>
        <pre aria-label="Record as JSON" className="overflow-auto text-xs" tabIndex={0}>
          {JSON.stringify(JSON.parse(shown(stop.record)), null, 2)}
        </pre>
      </details>
    </Card>
  );
}
