import type { AskedWorld } from '@/actors/asked-world';
import type { Corrections } from '@masar/resume/schemas';
import type { Candidate } from '@/data/schemas/candidate';
import { versionOf } from '@/data/schemas/history';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { refusal } from '@/machines/step';
import { CommandButton } from '@/views/shared/commands/CommandButton';

/** The corrections with `unclearText` switched: whether the unclear lines count. */
function turned({ unclearText, ...others }: Corrections): Corrections {
  return unclearText === undefined ? { ...others, unclearText: 'counts' } : others;
}

/** How many lines cannot be judged, and HR's decision whether they count. Nothing where there are none. */
export function UnclearLines({
  candidate,
  workspace,
  user,
}: AskedWorld & { candidate: Candidate }) {
  const { id, reading, corrections } = candidate;
  const lines = reading?.text.lines.filter(({ hidden }) => hidden === 'unclear').length ?? 0;
  if (lines === 0) return null;
  const count = corrections.unclearText === undefined;
  const command = {
    type: 'candidate.correct',
    corrections: turned(corrections),
  } as const;
  const may = refusal(candidateLifecycle, candidate, { ...command, by: user }) === null;
  return (
    <div className="mb-3 space-y-3 rounded-md bg-warning-tint p-3">
      <output className="block">
        {lines === 1 ? '1 line' : `${lines} lines`} cannot be judged, since what the text is drawn
        on or with is not known.{' '}
        {count
          ? 'The text earns nothing until HR says that it counts.'
          : 'The text counts, as HR said.'}
      </output>
      {may && (
        <CommandButton
          label={count ? 'Count these lines' : 'Do not count these lines'}
          look="secondary"
          command={command.corrections}
          onRun={(made, sent) =>
            workspace.candidates.correct(id, made, { ...sent, seen: versionOf(candidate) })
          }
        />
      )}
    </div>
  );
}
