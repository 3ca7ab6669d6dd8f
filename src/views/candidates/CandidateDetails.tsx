import type { AskedWorld } from '@/actors/asked-world';
import type { Candidate } from '@/data/schemas/candidate';
import { correctedFacts, standingReading } from '@masar/resume/facts';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { type KnownTarget, targetKey } from '@/machines/candidate/targets';
import type { useDrafts } from '@/views/shared/use-drafts';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { classes } from '@/views/shared/ui/classes';
import { CandidateFacts } from './CandidateFacts';
import { CandidateHistory } from './CandidateHistory';
import { CandidateNotes } from './CandidateNotes';
import { SeveralPages } from './EvidenceLinks';
import { MeasuredAgainst } from './MeasuredAgainst';
import { ResumeTextView } from './ResumeTextView';
import { NoScore, ScoreBreakdownView } from './ScoreBreakdownView';
import { UnclearLines } from './UnclearLines';

const ResumeLook = lazyPart(() => import('./ResumeLook'));

/** The score of a candidate, notes, facts and history, beside the resume that they were read from. */
export function CandidateDetails({
  candidate,
  profile,
  targets,
  target,
  drafts,
  onTarget,
  onCorrect,
  ...world
}: AskedWorld & {
  candidate: Candidate;
  profile: CandidateProfile;
  targets: readonly KnownTarget[];
  /** The target that the score is measured against. */
  target: KnownTarget | null;
  drafts: ReturnType<typeof useDrafts>;
  onTarget: (key: string) => void;
  /** Opens the corrections; null where the chart takes none. */
  onCorrect: (() => void) | null;
}) {
  const { id, corrections, file } = candidate;
  const reading = candidate.reading && standingReading(candidate.reading, corrections);
  const scored = candidate.scores.find((one) => targetKey(one.target) === target?.key);
  return (
    <SeveralPages value={(reading?.text.pages ?? 1) > 1}>
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
            onCorrect={onCorrect}
          />
          <CandidateHistory history={candidate.history} />
        </div>
        <div
          className={classes(
            'space-y-5 lg:sticky lg:top-20 lg:flex lg:flex-col',
            file === null ? 'lg:max-h-[calc(100dvh-6rem)]' : 'lg:h-[calc(100dvh-6rem)]',
          )}
        >
          {file !== null && (
            <Arriving>
              <ResumeLook
                workspace={world.workspace}
                file={{ name: candidate.fileName, url: file }}
                reading={reading}
                score={scored?.score ?? null}
              />
            </Arriving>
          )}
          {reading !== null && (
            <ResumeTextView
              reading={reading}
              score={scored?.score ?? null}
              unclearCounts={corrections.unclearText === 'counts'}
              className={classes(file !== null && 'lg:max-h-2/5 lg:flex-none')}
            >
              {file === null && (
                <p className="mb-3 text-muted">The file is not kept. Its text stands alone.</p>
              )}
              <UnclearLines candidate={candidate} {...world} />
            </ResumeTextView>
          )}
        </div>
      </div>
    </SeveralPages>
  );
}
