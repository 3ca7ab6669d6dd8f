import type { RecordWorkflow } from '@/machines/workflow/workflow';
import { instantText } from '@/views/shared/dates';
import { Badge } from '@/views/shared/ui/Badge';
import type { ReactNode } from 'react';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-sm">{title}</h3>
      {children}
    </section>
  );
}

/** The states, the current one marked, each with what leads out of it. */
function States({ states, ways }: RecordWorkflow) {
  const waysOf = (id: string | null) => ways.filter(({ source }) => source === id);
  const labelOf = (id: string | null) => states.find((state) => state.id === id)?.label;
  const everywhere = waysOf(null);
  return (
    <Part title="States">
      <ul className="space-y-1">
        {states.map(({ id, label, isCurrent }) => (
          <li key={id} aria-current={isCurrent ? 'step' : undefined}>
            <span className="font-semibold">{label}</span>{' '}
            {isCurrent && <Badge tone="primary">Current state</Badge>}
            {waysOf(id).map((way) => (
              <span key={`${way.label} ${way.target}`} className="block ps-3 text-muted">
                {way.target === null ? way.label : `${way.label}, to ${labelOf(way.target)}`}
              </span>
            ))}
          </li>
        ))}
        {everywhere.length > 0 && (
          <li className="text-muted">
            In every state: {everywhere.map(({ label }) => label).join(', ')}
          </li>
        )}
      </ul>
    </Part>
  );
}

/** The next possible steps: who may take them, what is missing, and why the present person may not. */
function Next({ next }: RecordWorkflow) {
  return (
    <Part title="What may happen next">
      {next.length === 0 && <p className="text-muted">Nothing more.</p>}
      <ul className="space-y-3">
        {next.map(({ event, label, leadsTo, isByItself, who, missing, refused }) => (
          <li key={event} aria-label={label}>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold">{label}</span>
              {leadsTo !== null && <span>to {leadsTo}</span>}
              {!isByItself && (
                <Badge tone={refused === null ? 'success' : 'neutral'}>
                  {refused === null ? 'You may' : 'Not by you'}
                </Badge>
              )}
            </p>
            <dl className="grid grid-cols-[max-content_1fr] gap-x-3 text-muted">
              <dt>Who</dt>
              <dd className="text-ink">
                {isByItself ? 'It happens by itself' : who.join(', ') || 'Nobody'}
              </dd>
              {missing !== null && (
                <>
                  <dt>It takes</dt>
                  <dd className="text-ink">{missing}</dd>
                </>
              )}
              {refused !== null && (
                <>
                  <dt>Why not you</dt>
                  <dd className="text-ink">{refused}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The past steps, oldest first, each with the states before and after. */
function Past({ history }: RecordWorkflow) {
  return (
    <Part title="What happened">
      {history.length === 0 && <p className="text-muted">Nothing yet.</p>}
      <ol className="ms-1 space-y-1 border-s border-line ps-4">
        {history.map(({ action, by, date, from, to }, index) => (
          <li key={`${index} ${date}`}>
            {action} by {by}{' '}
            <time dateTime={date} className="whitespace-nowrap text-muted tabular-nums">
              {instantText(date)}
            </time>
            {from !== null && to !== null && (
              <span className="block text-xs text-muted">
                {from === to ? `While ${from}` : `From ${from} to ${to}`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The present state, and what led to it. */
function Present({ states, history }: RecordWorkflow) {
  const last = history.findLast(({ from, to }) => to !== null && from !== to);
  return (
    <Part title="Where it stands">
      <p>
        <span className="font-semibold">
          {states.flatMap(({ isCurrent, label }) => (isCurrent ? label : [])).join(', ')}
        </span>
        {last !== undefined && (
          <span className="text-muted tabular-nums"> since {instantText(last.date)}</span>
        )}
      </p>
    </Part>
  );
}

/** A workflow in words, in the order in which somebody asks: what happened, where it stands, what may happen next. */
export function WorkflowText({ workflow }: { workflow: RecordWorkflow }) {
  return (
    <div className="space-y-5">
      <Past {...workflow} />
      <Present {...workflow} />
      <Next {...workflow} />
      <States {...workflow} />
    </div>
  );
}
