import type { Corrections } from '@/data/schemas/candidate';
import { CorrectionForm } from '@/data/schemas/correction-form';
import { educationLevels } from '@/data/schemas/resume';
import type { correctionMachine } from '@/machines/candidate/correction.machine';
import { type CandidateProfile, sayTheSame } from '@/machines/candidate/profile';
import { Button } from '@/views/shared/ui/Button';
import { Dialog } from '@/views/shared/ui/Dialog';
import { SelectField, TextAreaField, TextField } from '@/views/shared/ui/Field';
import { useSelector } from '@xstate/react';
import type { UseFormReturn } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import {
  type CorrectionDraft,
  correctionsOf,
  draftOf,
  forgetTyped,
  madeElsewhere,
} from './correction-draft';

/** Corrections by hand; they are kept beside what was read and can be taken back all at once. */
export default function CorrectionDialog({
  correction,
  form: { register, handleSubmit, setError, formState, reset },
  profile,
  corrections,
}: {
  correction: ActorRefFrom<typeof correctionMachine>;
  form: UseFormReturn<CorrectionDraft>;
  profile: CandidateProfile;
  corrections: Corrections;
}) {
  const failure = useSelector(correction, ({ context }) => context.failure);
  const saving = useSelector(correction, (snapshot) => snapshot.matches('saving'));
  const { errors } = formState;
  const others = madeElsewhere(corrections);
  const close = () => correction.send({ type: 'correction.cancel' });
  const cancel = () => {
    if (correction.getSnapshot().can({ type: 'correction.cancel' })) forgetTyped({ reset });
    close();
  };
  const submit = handleSubmit((draft) => {
    const parsed = CorrectionForm.safeParse(correctionsOf(draft, draftOf(profile), corrections));
    if (parsed.success) {
      correction.send({ type: 'correction.submit', corrections: parsed.data });
      return;
    }
    for (const { path, message } of parsed.error.issues.toReversed()) {
      setError(path[0] as keyof CorrectionDraft, { message }, { shouldFocus: true });
    }
  });
  return (
    <Dialog title="Correct by hand" onClose={close}>
      <form onSubmit={submit} noValidate className="grid gap-3 sm:grid-cols-2">
        <TextField label="Name" {...register('name')} />
        <TextField label="Position" {...register('position')} />
        <TextField
          label="Email"
          type="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField label="Phone" type="tel" {...register('phone')} />
        <TextField label="Location" {...register('location')} />
        <TextField
          label="Years of experience"
          inputMode="decimal"
          error={errors.yearsExperience?.message}
          {...register('yearsExperience')}
        />
        <SelectField label="Education" {...register('education')}>
          <option value="">None</option>
          {educationLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </SelectField>
        <TextField label="Certificates, separated by commas" {...register('certificates')} />
        <div className="sm:col-span-2">
          <TextAreaField label="Skills, separated by commas" {...register('skills')} />
        </div>
        {failure !== null && (
          <p role="alert" className="font-semibold text-danger sm:col-span-2">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
          {!sayTheSame(corrections, others) && (
            <Button
              look="quiet"
              className="me-auto"
              onClick={() => correction.send({ type: 'correction.submit', corrections: others })}
            >
              Go back to what was read
            </Button>
          )}
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" aria-disabled={saving}>
            {saving ? 'Saving...' : 'Save corrections'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
