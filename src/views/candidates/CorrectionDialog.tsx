import { type Corrections, educationLevels } from '@masar/resume/schemas';
import { CorrectionForm } from '@/data/schemas/correction-form';
import { type CandidateProfile, sayTheSame } from '@/machines/candidate/profile';
import { Button } from '@/views/shared/ui/Button';
import { Dialog } from '@/views/shared/ui/Dialog';
import { SelectField, TextAreaField, TextField } from '@/views/shared/ui/Field';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import type { Submission } from '@/views/shared/editing/use-submission';
import type { UseFormReturn } from 'react-hook-form';
import { type CorrectionDraft, correctionsOf, draftOf, madeElsewhere } from './correction-draft';

/** Corrections by hand. They are kept beside what was read, and can be undone all at once. */
export default function CorrectionDialog({
  submission,
  form: { register, handleSubmit, setError, formState, reset },
  profile,
  corrections,
  onClose,
}: {
  submission: Submission<Corrections>;
  form: UseFormReturn<CorrectionDraft>;
  profile: CandidateProfile;
  corrections: Corrections;
  onClose: () => void;
}) {
  const field = (name: keyof CorrectionDraft) => ({
    error: formState.errors[name]?.message,
    ...register(name),
  });
  const others = madeElsewhere(corrections);
  const cancel = () => {
    reset();
    submission.edit();
    onClose();
  };
  const submit = handleSubmit((draft) => {
    const parsed = CorrectionForm.safeParse(correctionsOf(draft, draftOf(profile), corrections));
    if (parsed.success) {
      submission.submit(parsed.data);
      return;
    }
    for (const { path, message } of parsed.error.issues.toReversed()) {
      setError(path[0] as keyof CorrectionDraft, { message }, { shouldFocus: true });
    }
  });
  return (
    <Dialog title="Correct by hand" onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-3 sm:grid-cols-2">
        <TextField label="Name" {...field('name')} />
        <TextField label="Position" {...field('position')} />
        <TextField label="Email" type="email" {...field('email')} />
        <TextField label="Phone" type="tel" {...field('phone')} />
        <TextField label="Location" {...field('location')} />
        <TextField label="Years of experience" inputMode="decimal" {...field('yearsExperience')} />
        <SelectField label="Education" {...field('education')}>
          <option value="">None</option>
          {educationLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </SelectField>
        <TextField label="Certificates, separated by commas" {...field('certificates')} />
        <div className="sm:col-span-2">
          <TextAreaField label="Skills, separated by commas" {...field('skills')} />
        </div>
        <SubmitButtons submission={submission} label="Save corrections" onCancel={cancel}>
          {!sayTheSame(corrections, others) && (
            <Button look="quiet" className="me-auto" onClick={() => submission.submit(others)}>
              Go back to what was read
            </Button>
          )}
        </SubmitButtons>
      </form>
    </Dialog>
  );
}
