import { Corrections } from '@/data/schemas/candidate';
import { educationLevels } from '@/data/schemas/resume';
import type { correctionMachine } from '@/machines/candidate/correction.machine';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { Button } from '@/views/shared/ui/Button';
import { Dialog } from '@/views/shared/ui/Dialog';
import { SelectField, TextAreaField, TextField } from '@/views/shared/ui/Field';
import { useSelector } from '@xstate/react';
import { useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';

interface Draft {
  name: string;
  email: string;
  phone: string;
  location: string;
  position: string;
  yearsExperience: string;
  skills: string;
  education: string;
  certificates: string;
}

const draftOf = (profile: CandidateProfile): Draft => ({
  name: profile.name,
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  location: profile.location ?? '',
  position: profile.position ?? '',
  yearsExperience: profile.experience?.toString() ?? '',
  skills: profile.skills.join(', '),
  education: profile.education ?? '',
  certificates: profile.certificates.join(', '),
});

const list = (text: string) =>
  [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);

/** The draft's fields that differ from what stands, as corrections over those made before. */
function correctionsOf(draft: Draft, before: Draft, made: Corrections): unknown {
  const changed = Object.entries(draft).filter(
    ([field, value]) => value.trim() !== before[field as keyof Draft],
  );
  const parsed = changed.map(([field, value]) => {
    if (field === 'skills' || field === 'certificates') return [field, list(value)];
    if (field === 'education') return [field, value === '' ? null : value];
    if (field === 'yearsExperience') return [field, Number(value)];
    return [field, value.trim()];
  });
  return { ...made, ...Object.fromEntries(parsed) };
}

/** Corrections by hand; they are kept beside what was read and can be taken back all at once. */
export default function CorrectionDialog({
  correction,
  profile,
  corrections,
}: {
  correction: ActorRefFrom<typeof correctionMachine>;
  profile: CandidateProfile;
  corrections: Corrections;
}) {
  const failure = useSelector(correction, ({ context }) => context.failure);
  const saving = useSelector(correction, (snapshot) => snapshot.matches('saving'));
  const before = draftOf(profile);
  const { register, handleSubmit, setError, formState } = useForm<Draft>({ defaultValues: before });
  const submit = handleSubmit((draft) => {
    const parsed = Corrections.safeParse(correctionsOf(draft, before, corrections));
    if (parsed.success) {
      correction.send({ type: 'correction.submit', corrections: parsed.data });
      return;
    }
    setError('yearsExperience', { message: 'Enter a number of years from 0 to 70' });
  });
  return (
    <Dialog title="Correct by hand" onClose={() => correction.send({ type: 'correction.cancel' })}>
      <form onSubmit={submit} noValidate className="grid gap-3 sm:grid-cols-2">
        <TextField label="Name" {...register('name')} />
        <TextField label="Position" {...register('position')} />
        <TextField label="Email" type="email" {...register('email')} />
        <TextField label="Phone" type="tel" {...register('phone')} />
        <TextField label="Location" {...register('location')} />
        <TextField
          label="Years of experience"
          inputMode="decimal"
          error={formState.errors.yearsExperience?.message}
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
          {Object.keys(corrections).length > 0 && (
            <Button
              look="quiet"
              className="me-auto"
              onClick={() => correction.send({ type: 'correction.submit', corrections: {} })}
            >
              Go back to what was read
            </Button>
          )}
          <Button onClick={() => correction.send({ type: 'correction.cancel' })}>Cancel</Button>
          <Button type="submit" look="primary" disabled={saving}>
            {saving ? 'Saving...' : 'Save corrections'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
