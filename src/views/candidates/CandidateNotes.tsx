import type { AskedWorld } from '@/actors/asked-world';
import type { Sent } from '@/data/port/calls';
import type { Candidate } from '@/data/schemas/candidate';
import type { DecisionCommand } from '@/machines/candidate/events';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { refusal } from '@/machines/step';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { instantText } from '@/views/shared/dates';
import { MessageBox } from '@/views/shared/MessageBox';
import { Card } from '@/views/shared/ui/Card';
import { announce } from '@/views/shared/ui/toast';

/** The notes of HR on a candidate, oldest first, and the box for a new one. */
export function CandidateNotes({
  candidate,
  workspace,
  user: by,
  draft,
  onDraft,
}: AskedWorld & { candidate: Candidate; draft: string; onDraft: (draft: string) => void }) {
  const { id, notes } = candidate;
  const send = async (says: string, command: DecisionCommand, sent: Sent) => {
    const written = await workspace.candidates.send(id, command, sent);
    announce(says);
    return written;
  };
  const refusalOf = (command: DecisionCommand) =>
    refusal(candidateLifecycle, candidate, { ...command, by });
  const canWrite = refusalOf({ type: 'candidate.note', text: 'x' }) === null;
  if (notes.length === 0 && !canWrite) return null;
  return (
    <Card title="Notes">
      {notes.length > 0 && (
        <ul className="mb-4 space-y-3">
          {notes.map((note) => {
            const removing = { type: 'candidate.removeNote', note: note.id } as const;
            return (
              <li key={note.id} className="flex flex-wrap items-start gap-2">
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap gap-x-2 text-xs text-muted">
                    <span className="font-semibold text-ink">
                      {note.by.id === by.id ? 'You' : note.by.name}
                    </span>
                    <time dateTime={note.at}>{instantText(note.at)}</time>
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
                </div>
                {refusalOf(removing) === null && (
                  <CommandButton
                    label="Remove note"
                    look="quiet"
                    command={removing}
                    onRun={(command, sent) => send('Note removed', command, sent)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {canWrite && (
        <MessageBox
          label="Add a note"
          draft={draft}
          onDraft={onDraft}
          onSend={(text, sent) => send('Note added', { type: 'candidate.note', text }, sent)}
          refused={refusalOf({ type: 'candidate.note', text: draft })}
        />
      )}
    </Card>
  );
}
