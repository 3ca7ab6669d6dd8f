import type { AskedWorld } from '@/actors/asked-world';
import type { Candidate } from '@/data/schemas/candidate';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { profileOf } from '@/machines/candidate/profile';
import { refusal } from '@/machines/step';
import { instantText } from '@/views/shared/dates';
import { Card } from '@/views/shared/ui/Card';
import { announce } from '@/views/shared/ui/toast';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProfileLink } from './cells';
import { sameAs } from './twins';
import { mergedQuery, twinsQuery } from './queries';

/**
 * The candidates who may be the same person, with the offer to merge; and those already merged, with the offer to
 * undo that.
 */
export function SamePerson({ candidate, workspace, user }: AskedWorld & { candidate: Candidate }) {
  const { id } = candidate;
  const twins =
    useSuspenseQuery(twinsQuery(workspace)).data.find((one) => one.id === id)?.twins ?? [];
  const { into, parts } = useSuspenseQuery(mergedQuery(workspace, id)).data;
  const may = (one: Candidate) =>
    refusal(candidateLifecycle, one, { type: 'candidate.separate', by: user }) === null;
  const undo = (part: Candidate) => (
    <CommandButton
      label="Undo merge"
      name={`Undo merge of ${part.fileName}`}
      look="secondary"
      command={part.id}
      onRun={async (merged, sent) => {
        await workspace.candidates.separate(merged, sent);
        announce(`Merge of ${part.fileName} undone`);
      }}
    />
  );
  return (
    <>
      {into !== null && (
        <Card title="Merged" className="mb-5">
          <Line of={into} says={`Merged into ${profileOf(into).name}, and in no list.`}>
            {may(candidate) && undo(candidate)}
          </Line>
        </Card>
      )}
      {twins.length > 0 && (
        <Card title="Maybe the same person" className="mb-5">
          <p className="mb-3 text-muted">
            Merging keeps this candidate. The other leaves the lists with all that it holds, and can
            come back.
          </p>
          <ul className="space-y-3">
            {twins.map((twin) => (
              <li key={twin.id}>
                <Line of={twin} says={sameAs(twin)}>
                  <CommandButton
                    label="Merge"
                    name={`Merge ${twin.fileName} into this candidate`}
                    command={twin.id}
                    onRun={async (other, sent) => {
                      await workspace.candidates.merge(other, id, sent);
                      announce(`Merged ${twin.fileName} into this candidate`, (undoing) =>
                        workspace.candidates.separate(other, undoing),
                      );
                    }}
                  />
                  {!twin.apart && (
                    <CommandButton
                      label="Not the same person"
                      name={`Not the same person as ${twin.name}`}
                      look="secondary"
                      command={twin.id}
                      onRun={async (other, sent) => {
                        await workspace.candidates.tellApart(id, other, sent);
                        announce(`Kept apart from ${twin.name}`);
                      }}
                    />
                  )}
                </Line>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {parts.length > 0 && (
        <Card title="Files of this candidate" className="mb-5">
          <ul className="space-y-3">
            <li>{filed(candidate)}</li>
            {parts.map((part) => (
              <li key={part.id}>
                <Line of={{ id: part.id, name: part.fileName }} says={`${filed(part)}, merged`}>
                  {may(part) && undo(part)}
                </Line>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const filed = ({ fileName, receivedAt }: Candidate) =>
  `${fileName}, received ${instantText(receivedAt)}`;

function Line({
  of,
  says,
  children,
}: {
  of: { id: string; name?: string; fileName?: string };
  says: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 wrap-anywhere">{says}</p>
      <div className="flex flex-wrap items-center gap-2">
        <ProfileLink id={of.id} name={of.name ?? of.fileName ?? ''} />
        {children}
      </div>
    </div>
  );
}
