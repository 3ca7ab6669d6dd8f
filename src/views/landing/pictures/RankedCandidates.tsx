import { Badge } from '@/views/shared/ui/Badge';
import { Bar } from './Bar';
import { CandidateStates } from './CandidateStates';
import { ranked, scoredParts as parts } from './examples';
import { Marked, Picture } from './Picture';

const total = parts.reduce((sum, [, points]) => sum + points, 0);
const bar = parts.map(([, points, , fill]) => [points, fill] as const);

/** The hero's picture: a candidate's row, the score taken apart, and the chart of the row's states. */
export function RankedCandidates() {
  return (
    <Picture
      label={`A candidate with ${total} of 100 points, the words of the resume that earned each part, and the chart of a candidate's states.`}
    >
      <div className="flex items-center justify-between border-b border-line px-4 py-3">
        <b>Ranked Candidates</b>
        <span className="text-xs text-muted">for Frontend Developer</span>
      </div>
      <div className="p-4">
        <div className="flex items-center justify-between">
          <div>
            <p className="flex items-center gap-2 text-base font-semibold">
              {ranked.first.name} <Badge tone="success">Analyzed</Badge>
            </p>
            <p className="text-muted">{ranked.first.about}</p>
          </div>
          <b className="text-xl text-primary">{total}</b>
        </div>
        <Bar segments={bar} className="my-3 h-2 w-full" />
        {parts.map(([part, points, outOf, fill, words, missing]) => (
          <div key={part} className="flex items-baseline gap-2 border-t border-line py-2">
            <Bar segments={[[100, fill]]} className="size-2 shrink-0" />
            <span className="w-22 shrink-0">{part}</span>
            <span className="flex flex-1 flex-wrap gap-1 text-xs leading-5 text-muted">
              {words.map((word) => (
                <Marked key={word}>{word}</Marked>
              ))}
              {missing}
            </span>
            <span className="text-muted">
              <b className="text-ink">{points}</b> {outOf === null ? 'met' : `of ${outOf}`}
            </span>
          </div>
        ))}
      </div>
      {ranked.others.map(([name, score]) => (
        <p key={name} className="flex justify-between border-t border-line px-4 py-2.5">
          {name} <b className="text-primary">{score}</b>
        </p>
      ))}
      <CandidateStates />
    </Picture>
  );
}
