import type { Measured } from '@masar/resume/schemas';
import { targetIsMissing, targetLabel } from '@/machines/candidate/targets';
import { Badge } from '@/views/shared/ui/Badge';
import { Card } from '@/views/shared/ui/Card';
import { Check, CircleSlash2, X } from 'lucide-react';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Link } from '@tanstack/react-router';
import { dash } from './cells';
import { EvidenceLinks } from './EvidenceLinks';
import { partPlace, partWords } from './part-words';
import { ScoreBar } from './ScoreBar';
import { wholeScore } from '@/machines/candidate/profile';
import { type WholePart, wholeParts } from './whole-points';

/** Whether a requirement is met, met in part, or missing. */
export function Mark({ met, points: earned }: { met: boolean; points: number }) {
  const shape = 'relative top-0.5 size-3.5 shrink-0';
  if (met) return <Check className={`${shape} text-success`} aria-label="Met" />;
  if (earned > 0) return <CircleSlash2 className={`${shape} text-warning`} aria-label="In part" />;
  return <X className={`${shape} text-danger`} aria-label="Missing" />;
}

/** What was asked for in a part, whether it is met, and the words of the resume that met it. */
function Part({ part, points, outOf, isMet, items }: WholePart) {
  const { name, fill } = partWords[part];
  return (
    <section
      id={partPlace(part)}
      aria-label={name}
      className="scroll-mt-28 rounded-md border-t border-line py-3 last:pb-0 target:bg-primary-tint"
    >
      <div className="flex flex-wrap items-center gap-2">
        <span
          aria-hidden="true"
          className={classes('size-2.5 shrink-0 rounded-sm forced-color-adjust-none', fill)}
        />
        <h3 className="font-semibold">{name}</h3>
        {isMet && <Badge tone="success">met</Badge>}
        <span className="ms-auto tabular-nums">
          <b className="font-semibold">{points}</b>
          {!isMet && <span className="text-muted"> of {outOf}</span>}
        </span>
      </div>
      <ul className="mt-1.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 ps-4.5">
        {items.map(({ label, met, points: worth, evidence }) => (
          <li key={label} className="flex min-w-0 items-baseline gap-1.5">
            <Mark met={met} points={worth} />
            <span className="min-w-0">
              <EvidenceLinks evidence={evidence} value={label} />
              <Words of={label} evidence={evidence} />
            </span>
            {items.length > 1 && <span className="text-xs text-muted tabular-nums">{worth}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The resume's words for what is asked for, where they are other words. */
function Words({ of, evidence }: { of: string; evidence: readonly { text: string }[] }) {
  const said = [...new Set(evidence.map(({ text }) => text))].filter(
    (text) => text.toLowerCase() !== of.toLowerCase(),
  );
  if (said.length === 0) return null;
  return (
    <span className="ms-1.5 text-xs wrap-anywhere text-muted">
      {said.slice(0, 3).map((text, index) => (
        <span key={text}>
          {index > 0 && ', '}
          <bdi>“{text}”</bdi>
        </span>
      ))}
    </span>
  );
}

/** A score as one bar of its parts, and what each of them asked for. Whole points sum to the whole score. */
export function ScoreBreakdownView({ score, target }: Measured) {
  const parts = wholeParts(score);
  return (
    <Card title="AI score">
      <p>
        <span className="text-xl font-semibold text-primary tabular-nums">
          {wholeScore(score.total)}
        </span>{' '}
        <span className="text-muted">of 100, measured against {targetLabel(target)}</span>
      </p>
      <ScoreBar parts={parts} />
      {parts.map((part) => (
        <Part key={part.part} {...part} />
      ))}
    </Card>
  );
}

/** The note where a candidate has no score, with a link that leads to one. */
export function NoScore({ id }: { id: string }) {
  return (
    <Card title="AI score">
      <p className="text-xl font-semibold">{dash}</p>
      <p className="text-muted">
        Not scored yet. {targetIsMissing}{' '}
        <Link
          to="/hr/upload-resumes"
          search={{ selected: [id] }}
          className={classes(touchTarget, 'font-semibold text-primary underline')}
        >
          Choose for analysis
        </Link>
      </p>
    </Card>
  );
}
