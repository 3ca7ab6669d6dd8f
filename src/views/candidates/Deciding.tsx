import type { AskedWorld } from '@/actors/asked-world';
import type { Candidate } from '@/data/schemas/candidate';
import { versionOf } from '@/data/schemas/history';
import type { DecisionCommand } from '@/machines/candidate/events';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { candidateWorkflow } from '@/machines/candidate/workflow';
import { refusal } from '@/machines/step';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { Button } from '@/views/shared/ui/Button';

/** The decisions that a press makes, in the order of their buttons. */
const pressed = [
  { type: 'candidate.shortlist' },
  { type: 'candidate.unlist' },
  { type: 'candidate.reconsider' },
] as const satisfies DecisionCommand[];

/** Whether the chart takes a rejection, whatever its reason. */
export const canReject = (candidate: Candidate, by: AskedWorld['user']): boolean =>
  refusal(candidateLifecycle, candidate, { type: 'candidate.reject', reason: '-', by }) === null;

/** The buttons by which HR decides on a candidate, and takes a decision back. */
export function Deciding({
  candidate,
  workspace,
  user: by,
  onReject,
}: AskedWorld & { candidate: Candidate; onReject: () => void }) {
  const { words } = candidateWorkflow;
  const { id } = candidate;
  return (
    <>
      {pressed
        .filter((command) => refusal(candidateLifecycle, candidate, { ...command, by }) === null)
        .map((command) => (
          <CommandButton
            key={command.type}
            label={words[command.type]}
            look={command.type === 'candidate.shortlist' ? 'primary' : 'secondary'}
            command={command}
            onRun={(made, sent) =>
              workspace.candidates.send(id, made, { ...sent, seen: versionOf(candidate) })
            }
          />
        ))}
      {canReject(candidate, by) && <Button onClick={onReject}>{words['candidate.reject']}</Button>}
    </>
  );
}
