import type { Corrections, Fact, ResumeFacts, Measured } from '@masar/resume/schemas';
import { spoken } from '@masar/resume/facts';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { DownloadLink } from '@/views/shared/DownloadLink';
import { Badge } from '@/views/shared/ui/Badge';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { dash } from './cells';
import { EvidenceLinks } from './EvidenceLinks';
import { Row, SimulatedRows } from './SimulatedRows';
import { Values } from './Values';

/** A correction by hand, with the value that had been read. */
function ByHand({ read }: { read: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone="primary">Corrected by hand</Badge>
      <span className="text-xs text-muted">Read: {read}</span>
    </span>
  );
}

/** Below this, a fact is more likely wrong than one in five. */
const SURE = 0.8;
const isUnsure = ({ confidence = 1 }: Fact<unknown>) => confidence < SURE;

/** A fact that a person should look at before trusting it. */
const ToCheck = ({ what }: { what?: string }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <Badge tone="warning">To check</Badge>
    <span className="text-xs text-muted">
      {what ?? 'The resume says this less clearly than most.'}
    </span>
  </span>
);

const single = (facts: ResumeFacts) =>
  [
    ['Name', 'name', facts.name],
    ['Email', 'email', facts.email],
    ['Phone', 'phone', facts.phone],
    ['Location', 'location', facts.location],
    ['Position', 'position', facts.position],
    ['Years of experience', 'yearsExperience', facts.yearsExperience],
    ['Age', 'age', facts.age],
  ] as const;

const lists = (facts: ResumeFacts) =>
  [
    ['Titles held', 'positions', facts.positions],
    ['Skills', 'skills', facts.skills],
    ['Education', 'education', facts.education],
    ['Certificates', 'certificates', facts.certificates],
    ['Languages', 'languages', facts.languages.map(spoken)],
  ] as const;

const words = (facts: Fact<string>[]) =>
  facts.length === 0 ? dash : facts.map(({ value }) => value).join(', ');

/**
 * The facts on a candidate: read facts with their evidence, corrected ones beside what was read, or simulated
 * ones.
 */
export function CandidateFacts({
  profile,
  simulatedScore,
  facts,
  read,
  corrections,
  file,
  onCorrect,
}: {
  profile: CandidateProfile;
  /** The score of a candidate whose values are simulated. */
  simulatedScore: Measured | null;
  facts: ResumeFacts | null;
  read: ResumeFacts | null;
  corrections: Corrections;
  /** The link to the file; null where it is not kept. */
  file: string | null;
  onCorrect: (() => void) | null;
}) {
  const wasCorrected = (key: string) => key in corrections;
  return (
    <Card
      title="Facts"
      actions={onCorrect !== null && <Button onClick={onCorrect}>Correct by hand</Button>}
    >
      {read !== null && (
        <p className="mb-2 text-muted">
          These facts were read on the device that imported the file.
        </p>
      )}
      <dl className="divide-y divide-line">
        {facts === null || read === null ? (
          <SimulatedRows {...profile} scored={simulatedScore} />
        ) : (
          <>
            {single(facts).map(([label, key, fact]) => (
              <Row
                key={key}
                label={label}
                note={
                  wasCorrected(key) ? (
                    <ByHand read={String(read[key]?.value ?? dash)} />
                  ) : (
                    fact !== null && isUnsure(fact) && <ToCheck />
                  )
                }
              >
                {fact === null ? (
                  dash
                ) : (
                  <EvidenceLinks evidence={fact.evidence} value={String(fact.value)} of={label} />
                )}
              </Row>
            ))}
            {lists(facts).map(([label, key, list]) => (
              <Row
                key={key}
                label={label}
                note={
                  wasCorrected(key) ? (
                    <ByHand read={words(read[key])} />
                  ) : (
                    list.some(isUnsure) && <ToCheck what={words(list.filter(isUnsure))} />
                  )
                }
              >
                <Values of={list} />
              </Row>
            ))}
          </>
        )}
        <Row label="File">
          {file === null ? profile.fileName : <DownloadLink name={profile.fileName} url={file} />}
        </Row>
      </dl>
    </Card>
  );
}
