import { ProfileUpdate, type User } from '@/data/schemas/user';
import type { profileUpdateMachine } from '@/machines/profile/profile-update.machine';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { TextField } from '@/views/shared/ui/Field';
import { Page } from '@/views/shared/ui/Page';
import { useSelector } from '@xstate/react';
import { useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';

/** The form in which an employee keeps their own details up to date. */
export function UpdateProfileView({
  update,
  profile: { name, email, phone, location },
}: {
  update: ActorRefFrom<typeof profileUpdateMachine>;
  profile: User;
}) {
  const failure = useSelector(update, ({ context }) => context.failure);
  const saving = useSelector(update, (snapshot) => snapshot.matches('saving'));
  const saved = useSelector(update, (snapshot) => snapshot.matches('saved'));
  const { register, handleSubmit, setError, formState } = useForm<ProfileUpdate>({
    values: { name, email, phone, location },
  });
  const { errors, isDirty } = formState;
  const submit = handleSubmit((draft) => {
    const parsed = ProfileUpdate.safeParse(draft);
    if (parsed.success) {
      update.send({ type: 'profile.submit', draft: parsed.data });
      return;
    }
    for (const { path, message } of parsed.error.issues.toReversed()) {
      setError(path[0] as keyof ProfileUpdate, { message }, { shouldFocus: true });
    }
  });
  return (
    <Page title="Update Profile">
      <LeaveGuard
        when={isDirty && !saved}
        title="Leave without saving your profile?"
        message="What you changed is not saved yet, and will be lost."
      />
      <Card className="max-w-xl">
        <form
          noValidate
          onSubmit={submit}
          onChange={() => update.send({ type: 'profile.edit' })}
          className="space-y-3"
        >
          <TextField
            label="Full name"
            autoComplete="name"
            required
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField label="Phone" type="tel" autoComplete="tel" {...register('phone')} />
          <TextField label="Location" autoComplete="address-level2" {...register('location')} />
          {failure !== null && (
            <p role="alert" className="font-semibold text-danger">
              {failure}
            </p>
          )}
          <div className="flex justify-end">
            <Button type="submit" look="primary" aria-disabled={saving}>
              {saving ? 'Saving...' : 'Save'}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}
