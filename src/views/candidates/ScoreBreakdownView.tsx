import type { Measured, ScorePart } from '@/data/schemas/score';
import { targetIsMissing, targetLabel } from '@/machines/candidate/targets';
import { Card } from '@/views/shared/ui/Card';
import { ProgressBar } from '@/views/shared/ui/ProgressBar';
import { Check, CircleSlash2, X } from 'lucide-react';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Link } from '@tanstack/react-router';
import { dash } from './cells';
import { EvidenceLinks } from './EvidenceLinks';

const names: Record<ScorePart, string> = {
  title: 'Title match',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  certificates: 'Certificates',
};

const points = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Whether a requirement is met, met in part, or missing. */
function Mark({ met, points: earned }: { met: boolean; points: number }) {
  const shape = 'relative top-0.5 size-3.5 shrink-0';
  if (met) return <Check className={`${shape} text-success`} aria-label="Met" />;
  if (earned > 0) return <CircleSlash2 className={`${shape} text-warning`} aria-label="In part" />;
  return <X className={`${shape} text-danger`} aria-label="Missing" />;
}

/** A score as a sum: each part, each item of it, and where that was read. */
export function ScoreBreakdownView({ score, target }: Measured) {
  return (
    <Card title="AI score">
      <p className="mb-4">
        <span className="text-xl font-semibold tabular-nums">{points.format(score.total)}</span>{' '}
        <span className="text-muted">of 100, measured against {targetLabel(target)}</span>
      </p>
      {score.parts.map(({ part, points: earned, outOf, items }) => (
        <section key={part} aria-label={names[part]} className="mb-4 last:mb-0">
          <div className="mb-1 flex justify-between gap-2">
            <h3 className="font-semibold">{names[part]}</h3>
            <span className="tabular-nums">
              {points.format(earned)} of {points.format(outOf)}
            </span>
          </div>
          <ProgressBar label={names[part]} value={earned} max={outOf} />
          <ul className="mt-2 space-y-1">
            {items.map(({ label, met, points: worth, evidence }) => (
              <li key={label} className="flex items-baseline gap-2">
                <Mark met={met} points={worth} />
                <span className="min-w-0">
                  {label} <EvidenceLinks evidence={evidence} of={label} />
                </span>
                <span className="ms-auto text-muted tabular-nums">{points.format(worth)}</span>
              </li>
            ))}
          </ul>
        </section>
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
