import type { Sent } from '@/data/port/calls';
import { ProfileUpdate, type User } from '@/data/schemas/user';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { TextField } from '@/views/shared/ui/Field';
import { Screen } from '@/views/shared/ui/Page';
import { useRecordForm } from '@/views/shared/editing/use-filled';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { Failure } from '@/views/shared/ui/Failure';

const draftOf = ({ name, email, phone, location }: User): ProfileUpdate => ({
  name,
  email,
  phone,
  location,
});

/** The form in which an employee keeps their own details up to date. */
export function UpdateProfileView({
  onSave,
  latest,
  profile,
}: {
  onSave: (update: ProfileUpdate, sent: Sent) => Promise<User>;
  /** Reads the profile as it is stored now. */
  latest: () => Promise<User>;
  profile: User;
}) {
  const { form, fill, overwrite } = useRecordForm(profile, { draftOf });
  const { register, handleSubmit, setError, formState } = form;
  const { isSaving, isSaved, failure, submit, edit } = useSubmission(
    (draft: ProfileUpdate, sent, signal) =>
      overwrite(profile, (seen) => onSave(draft, { ...sent, seen }), latest, signal),
    { onSaved: fill, form },
  );
  const { errors, isDirty } = formState;
  const check = handleSubmit((draft) => {
    const parsed = ProfileUpdate.safeParse(draft);
    if (parsed.success) {
      submit(parsed.data);
      return;
    }
    for (const { path, message } of parsed.error.issues.toReversed()) {
      setError(path[0] as keyof ProfileUpdate, { message }, { shouldFocus: true });
    }
  });
  return (
    <Screen>
      <LeaveGuard
        when={isDirty && !isSaved}
        title="Leave without saving your profile?"
        message="What you changed is not saved yet, and will be lost."
      />
      <Card className="max-w-xl">
        <form noValidate onSubmit={check} onChange={edit} className="space-y-3">
          <TextField
            label="Full name"
            autoComplete="name"
            required
            error={errors.name?.message}
            readOnly={isSaving}
            {...register('name')}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            readOnly={isSaving}
            {...register('email')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            readOnly={isSaving}
            {...register('phone')}
          />
          <TextField
            label="Location"
            autoComplete="address-level2"
            error={errors.location?.message}
            readOnly={isSaving}
            {...register('location')}
          />
          <Failure says={failure} />
          <div className="flex justify-end">
            <Button type="submit" look="primary" aria-disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Save'}
            </Button>
          </div>
        </form>
      </Card>
    </Screen>
  );
}
