import type { TargetChoice } from '@masar/resume/schemas';
import { type AnalysisItem, isDone } from '@/machines/candidate/analysis-item';
import { namesTarget, targetIsMissing, targetLabel } from '@/machines/candidate/targets';
import { Badge, type Tone } from '@/views/shared/ui/Badge';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { Failure } from '@/views/shared/ui/Failure';
import { ProgressBar } from '@/views/shared/ui/ProgressBar';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { nothingUsable } from './cells';

const stages: Record<AnalysisItem['stage'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  sending: { label: 'Uploading', tone: 'primary' },
  reading: { label: 'Reading', tone: 'primary' },
  recognising: { label: 'Recognizing', tone: 'primary' },
  analysed: { label: 'Analyzed', tone: 'success' },
  empty: { label: 'Nothing usable', tone: 'warning' },
  refused: { label: 'Could not be read', tone: 'warning' },
};

/** Files that are being read come first, then those that wait, then those that are done. */
function readingFirst(items: AnalysisItem[]) {
  const order = ['reading', 'recognising', 'sending', 'waiting', 'refused', 'empty', 'analysed'];
  return items
    .map((item, index) => ({ ...item, index }))
    .toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage));
}

/** A run under way: its progress, file by file, and the button that stops it. */
export function AnalysisProgress({
  items,
  onCancel,
}: {
  items: AnalysisItem[];
  onCancel: () => void;
}) {
  const done = items.filter((item) => isDone(item)).length;
  return (
    <Card title="Analysis in progress" actions={<Button onClick={onCancel}>Cancel</Button>}>
      <output className="block mb-2 tabular-nums">
        {done} of {items.length} analyzed
      </output>
      <ProgressBar label="Resumes analyzed" value={done} max={items.length} />
      <Items items={useDeferredValue(items)} />
    </Card>
  );
}

/**
 * The progress of each file. It is drawn when the page has time: with hundreds of files, many rows move whenever
 * one is done.
 */
const Items = memo(function Items({ items }: { items: AnalysisItem[] }) {
  return (
    <ul className="mt-3 max-h-60 divide-y divide-line overflow-y-auto">
      {readingFirst(items).map(({ name, stage, share, index }) => (
        <li key={index} className="flex items-center justify-between gap-2 py-1.5">
          <span className="min-w-0 truncate" title={name}>
            {name}
          </span>
          <Badge tone={stages[stage].tone}>
            {stages[stage].label}
            {share !== undefined && ` ${Math.round(share * 100)}%`}
          </Badge>
        </li>
      ))}
    </ul>
  );
});

/** The result of a run: how many files were analysed, and each file without a result, with its reason. */
export function AnalysisSummary({
  items,
  doubles,
  target,
  cancelled,
  failure,
  onDismiss,
  children,
}: {
  items: AnalysisItem[];
  /** The files of candidates who may be in the list already. */
  doubles: Reason[];
  target: TargetChoice;
  cancelled: boolean;
  failure: string | null;
  onDismiss: () => void;
  children: ReactNode;
}) {
  const [analysed, empty, refused] = (['analysed', 'empty', 'refused'] as const).map((asked) =>
    items.filter(({ stage }) => stage === asked),
  ) as [AnalysisItem[], AnalysisItem[], AnalysisItem[]];
  const left = items.filter((item) => !isDone(item)).length;
  return (
    <Card title="Analysis summary" actions={<Button onClick={onDismiss}>Dismiss</Button>}>
      <output className="block">
        {analysed.length} of {items.length} read and analyzed.
        {empty.length > 0 && ` ${empty.length} held nothing usable.`}
        {refused.length > 0 && ` ${refused.length} could not be read.`}
        {cancelled && ` Cancelled with ${left} left; what was done is kept.`}
      </output>
      <p className="mt-1 text-muted">
        {namesTarget(target)
          ? `Measured against ${targetLabel(target)}.`
          : `Nobody was scored. ${targetIsMissing}`}
      </p>
      <Failure says={failure && `The analysis stopped: ${failure}`} className="mt-2" />
      <Reasons
        label="Files that could not be read"
        items={refused.map(({ name, reason }) => [name, reason?.message ?? ''])}
      />
      <Reasons
        label="Files that held nothing usable"
        items={empty.map(({ name }) => [name, nothingUsable])}
      />
      <Reasons label="Maybe imported twice" items={doubles} />
      <div className="mt-2 empty:hidden">{children}</div>
    </Card>
  );
}

/** A file name, and the message about the file. */
export type Reason = [name: string, says: string];

/** Files by name, each with its message. */
function Reasons({ label, items }: { label: string; items: Reason[] }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 list-disc space-y-1 ps-5">
      {items.map(([name, reason], index) => (
        <li key={index}>
          <span className="font-semibold">{name}</span>: {reason}
        </li>
      ))}
    </ul>
  );
}
