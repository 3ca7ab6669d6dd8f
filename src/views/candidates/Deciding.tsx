import type { Sent } from '@/data/port/calls';
import type { AskedWorld } from '@/actors/asked-world';
import type { Candidate } from '@/data/schemas/candidate';
import { versionOf } from '@/data/schemas/history';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { candidateWorkflow } from '@/machines/candidate/workflow';
import { refusal } from '@/machines/step';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { announce } from '@/views/shared/ui/toast';
import { Button } from '@/views/shared/ui/Button';
import { type Decision, made } from './decisions';

/** The decisions that a press makes, in the order of their buttons. */
const pressed = [
  { type: 'candidate.shortlist' },
  { type: 'candidate.unlist' },
  { type: 'candidate.reconsider' },
] as const satisfies Decision[];

/** Sends a decision, and says that it was made, with a button that takes it back. @param name the candidate's. */
export async function decide(
  send: AskedWorld['workspace']['candidates']['send'],
  { candidate, name }: { candidate: Candidate; name: string },
  command: Decision,
  sent: Sent,
): Promise<void> {
  const next = await send(candidate.id, command, { ...sent, seen: versionOf(candidate) });
  const { says, back } = made[command.type];
  announce(
    says(name),
    back && ((undoing) => send(next.id, back, { ...undoing, seen: versionOf(next) })),
  );
}

/** Whether the chart takes a rejection, whatever its reason. */
export const canReject = (candidate: Candidate, by: AskedWorld['user']): boolean =>
  refusal(candidateLifecycle, candidate, { type: 'candidate.reject', reason: '-', by }) === null;

/** The buttons by which HR decides on a candidate, and takes a decision back. */
export function Deciding({
  candidate,
  name,
  workspace,
  user: by,
  onReject,
}: AskedWorld & { candidate: Candidate; name: string; onReject: () => void }) {
  const { words } = candidateWorkflow;
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
            onRun={(decision, sent) =>
              decide(workspace.candidates.send, { candidate, name }, decision, sent)
            }
          />
        ))}
      {canReject(candidate, by) && <Button onClick={onReject}>{words['candidate.reject']}</Button>}
    </>
  );
}
