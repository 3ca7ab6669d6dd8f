import type { AskedWorld } from '@/actors/asked-world';
import type { Corrections } from '@masar/resume/schemas';
import type { Candidate } from '@/data/schemas/candidate';
import { profileOf } from '@/machines/candidate/profile';
import { useRecordForm } from '@/views/shared/editing/use-filled';
import { announce } from '@/views/shared/ui/toast';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { draftOf } from './correction-draft';

const draftOfCandidate = (candidate: Candidate) => draftOf(profileOf(candidate));

/** The form of the corrections of a candidate, and their saving. */
export function useCorrections(
  { workspace: { candidates } }: Pick<AskedWorld, 'workspace'>,
  candidate: Candidate,
  onSaved: () => void,
) {
  const { form, fill, overwrite } = useRecordForm(candidate, { draftOf: draftOfCandidate });
  const submission = useSubmission(
    (made: Corrections, sent, signal) =>
      overwrite(
        candidate,
        (seen) => candidates.correct(candidate.id, made, { ...sent, seen }),
        () => candidates.get(candidate.id),
        signal,
      ),
    {
      onSaved: (corrected) => {
        fill(corrected);
        announce('Corrections saved');
        onSaved();
      },
      form,
    },
  );
  return { form, submission };
}
