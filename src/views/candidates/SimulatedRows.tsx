import type { Measured } from '@masar/resume/schemas';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { targetLabel } from '@/machines/candidate/targets';
import type { ReactNode } from 'react';
import { dash } from './cells';

/** A fact with its name. */
export function Row({
  label,
  children,
  note,
}: {
  label: string;
  children: ReactNode;
  note?: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[min(9rem,35%)_minmax(0,1fr)] items-baseline gap-x-3 py-2 max-md:has-[a]:py-0.5">
      <dt className="text-muted max-md:pb-1.5">{label}</dt>
      <dd className="min-w-0 break-words">
        {children} {note}
      </dd>
    </div>
  );
}

/** The facts of a candidate whose file was not read: made up, or none yet. */
export function SimulatedRows({
  position,
  experience,
  location,
  education,
  skills,
  scored,
}: CandidateProfile & { scored: Measured | null }) {
  return (
    <>
      <Row label="Position">{position ?? dash}</Row>
      <Row label="Years of experience">{experience ?? dash}</Row>
      <Row label="Location">{location ?? dash}</Row>
      <Row label="Education">{education ?? dash}</Row>
      <Row label="Skills">{skills.length === 0 ? dash : skills.join(', ')}</Row>
      <Row label="AI score">
        {scored === null ? dash : `${scored.score.total} of 100, for ${targetLabel(scored.target)}`}
      </Row>
    </>
  );
}
