import type { Candidate } from '@/data/schemas/candidate';
import type { CandidateProfile } from '@/machines/candidate/profile';
import type { KnownTarget } from '@/machines/candidate/targets';
import { rowLink } from '@/views/shared/lists/RowLink';
import { fromHere } from '@/views/shared/steps';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dash, inYears } from './cells';
import { ComparedScore, Requirements } from './ComparedScore';
import { StatusCell } from './StatusCell';
import type { WholePart } from './whole-points';

/** A candidate beside others, with the score against the target of them all. */
export interface Compared {
  candidate: Candidate;
  profile: CandidateProfile;
  total: number | null;
  parts: WholePart[];
}

const words = (values: readonly string[]) => (values.length === 0 ? dash : values.join(', '));

const rows: [label: string, cell: (of: Compared) => ReactNode][] = [
  [
    'Decision',
    ({ candidate: { rejection }, profile }) => (
      <>
        <StatusCell {...profile} />
        {rejection !== null && <p className="text-muted">{rejection.reason}</p>}
      </>
    ),
  ],
  ['AI score', ({ total, parts }) => <ComparedScore total={total} parts={parts} />],
  ['Met', ({ parts }) => <Requirements parts={parts} met />],
  ['Not met', ({ parts }) => <Requirements parts={parts} met={false} />],
  ['Position', ({ profile }) => profile.position ?? dash],
  ['Experience', ({ profile }) => inYears(profile.experience)],
  ['Skills', ({ profile }) => words(profile.skills)],
  ['Education', ({ profile }) => profile.education ?? dash],
  ['Certificates', ({ profile }) => words(profile.certificates)],
  ['Location', ({ profile }) => profile.location ?? dash],
];

/** Candidates as columns, under names that stay in sight. On a phone it scrolls sideways. */
export function CompareTable({
  columns,
  target,
}: {
  columns: readonly Compared[];
  /** The target that the scores are measured against. */
  target: KnownTarget | null;
}) {
  const router = useRouter();
  return (
    <section
      aria-label="Comparison"
      tabIndex={0}
      className="max-h-[85dvh] overflow-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-start">
        <thead>
          <tr>
            <th className="sticky top-0 left-0 z-20 w-28 border-b border-line bg-surface p-3">
              <span className="sr-only">What is compared</span>
            </th>
            {columns.map(({ profile: { id, name } }) => (
              <th
                key={id}
                scope="col"
                className="sticky top-0 z-10 w-56 border-b border-line bg-surface p-3 text-start align-bottom font-semibold wrap-anywhere"
              >
                <Link
                  to="/hr/candidates"
                  search={{ candidate: id, target: target?.key }}
                  state={() => fromHere(router)}
                  className={rowLink}
                >
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th
                scope="row"
                className="sticky left-0 z-10 border-b border-line bg-surface p-3 text-start align-top font-normal text-muted"
              >
                {label}
              </th>
              {columns.map((of) => (
                <td
                  key={of.profile.id}
                  className="border-b border-line p-3 align-top wrap-anywhere"
                >
                  {cell(of)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
