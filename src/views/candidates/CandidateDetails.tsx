import type { AskedWorld } from '@/actors/asked-world';
import type { Candidate } from '@/data/schemas/candidate';
import { correctedFacts, standingReading } from '@masar/resume/facts';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { type KnownTarget, targetKey } from '@/machines/candidate/targets';
import type { useDrafts } from '@/views/shared/use-drafts';
import { CandidateFacts } from './CandidateFacts';
import { CandidateHistory } from './CandidateHistory';
import { CandidateNotes } from './CandidateNotes';
import { MeasuredAgainst } from './MeasuredAgainst';
import { ResumeTextView } from './ResumeTextView';
import { NoScore, ScoreBreakdownView } from './ScoreBreakdownView';
import { UnclearLines } from './UnclearLines';

/** The score of a candidate, notes, facts and history, beside the resume that they were read from. */
export function CandidateDetails({
  candidate,
  profile,
  targets,
  target,
  drafts,
  onTarget,
  ...world
}: AskedWorld & {
  candidate: Candidate;
  profile: CandidateProfile;
  targets: readonly KnownTarget[];
  /** The target that the score is measured against. */
  target: KnownTarget | null;
  drafts: ReturnType<typeof useDrafts>;
  onTarget: (key: string) => void;
}) {
  const { id, corrections } = candidate;
  const reading = candidate.reading && standingReading(candidate.reading, corrections);
  const scored = candidate.scores.find((one) => targetKey(one.target) === target?.key);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="space-y-5">
        <MeasuredAgainst targets={targets} target={target} onTarget={onTarget} />
        {scored === undefined ? (
          <NoScore id={id} />
        ) : (
          reading !== null && <ScoreBreakdownView {...scored} />
        )}
        <CandidateNotes
          candidate={candidate}
          {...world}
          draft={drafts.draftOf(id)}
          onDraft={(text) => drafts.write(id, text)}
        />
        <CandidateFacts
          profile={profile}
          simulatedScore={reading === null && scored !== undefined ? scored : null}
          facts={reading === null ? null : correctedFacts(reading.facts, corrections)}
          read={reading?.facts ?? null}
          corrections={corrections}
          file={candidate.file}
        />
        <CandidateHistory history={candidate.history} />
      </div>
      {reading !== null && (
        <ResumeTextView
          reading={reading}
          score={scored?.score ?? null}
          unclearCounts={corrections.unclearText === 'counts'}
        >
          <UnclearLines candidate={candidate} {...world} />
        </ResumeTextView>
      )}
    </div>
  );
}
