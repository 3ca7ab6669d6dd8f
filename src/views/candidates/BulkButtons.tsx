import type { Person } from '@/data/schemas/person';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { groupBy } from '@/intelligence/group-by';
import { candidateWorkflow } from '@/machines/candidate/workflow';
import { Button } from '@/views/shared/ui/Button';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { candidatesIn, type Decision, refusalOn } from './decisions';

const RejectDialog = lazyPart(() => import('./RejectDialog'));

const decisions = [
  { type: 'candidate.shortlist' },
  { type: 'candidate.unlist' },
  { type: 'candidate.reject', reason: '-' },
  { type: 'candidate.reconsider' },
] as const satisfies Decision[];

/** The decisions, each with those of the chosen whose chart takes it, and those whose chart does not. */
const offersFor = (chosen: readonly CandidateProfile[], by: Person) =>
  decisions.map((command) => {
    const asked = chosen.map((one) => ({ one, why: refusalOn(one, command, by) }));
    return {
      command,
      takers: asked.filter(({ why }) => why === null).map(({ one }) => one),
      others: asked.filter(({ why }) => why !== null),
    };
  });

const labelOf = ({ command }: { command: Decision }) => candidateWorkflow.words[command.type];

/** Whom some decisions leave out, and why the first of these does. */
function LeftOut({
  labels,
  others: [out, ...rest],
}: {
  labels: string[];
  others: ReturnType<typeof offersFor>[number]['others'];
}) {
  if (out === undefined) return null;
  const verb = labels.length === 1 ? 'leaves' : 'leave';
  const more = rest.length === 0 ? '' : ` and ${rest.length} more`;
  return (
    <p className="order-last w-full text-sm text-muted wrap-anywhere">
      {`${labels.join(' and ')} ${verb} out ${out.one.name}${more}. ${out.why}`}
    </p>
  );
}

/** What can be decided on the chosen candidates at once, and whom a decision leaves out. */
export default function BulkButtons({
  chosen,
  by,
  onDecide,
  isRejecting,
  onRejecting,
}: {
  chosen: readonly CandidateProfile[];
  by: Person;
  onDecide: (decision: Decision, takers: readonly CandidateProfile[]) => void;
  /** Whether the reason of a rejection is asked. */
  isRejecting: boolean;
  onRejecting: (is: boolean) => void;
}) {
  const offers = offersFor(chosen, by);
  const possible = offers.filter(({ takers }) => takers.length > 0);
  const rejected =
    offers.find(({ command: { type } }) => type === 'candidate.reject')?.takers ?? [];
  const [nobody] = offers[0]?.others ?? [];
  return (
    <>
      {possible.map(({ command, takers }) => (
        <Button
          key={command.type}
          onClick={() =>
            command.type === 'candidate.reject' ? onRejecting(true) : onDecide(command, takers)
          }
        >
          {labelOf({ command })} {takers.length}
        </Button>
      ))}
      {possible.length === 0 && <p className="text-muted">{nobody?.why}</p>}
      {[...groupBy(possible, ({ others }) => others.map(({ one }) => one.id).join())].map(
        ([ids, [first, ...alike]]) =>
          first !== undefined &&
          ids !== '' && <LeftOut key={ids} {...first} labels={[first, ...alike].map(labelOf)} />,
      )}
      {isRejecting && rejected.length > 0 && (
        <Arriving>
          <RejectDialog
            name={candidatesIn(rejected.length)}
            onReject={async (reason) => onDecide({ type: 'candidate.reject', reason }, rejected)}
            onClose={() => onRejecting(false)}
          />
        </Arriving>
      )}
    </>
  );
}
