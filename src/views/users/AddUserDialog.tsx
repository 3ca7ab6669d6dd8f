import { companyRoles } from '@/data/schemas/role';
import { roleLabel } from '@/data/schemas/role-label';
import { contractTypes, userStatuses } from '@/data/schemas/user';
import type { NewUser } from '@/data/schemas/new-user';
import { type manageUsersAt, manageUsersMachine } from '@/machines/user/manage-users.machine';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { Dialog } from '@/views/shared/ui/Dialog';
import { SelectField, TextField } from '@/views/shared/ui/Field';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fromPromise } from 'xstate';

/** A file input holds a list. */
type Typed = Omit<NewUser, 'contractFile'> & { contractFile: FileList | null };

const empty: Typed = {
  name: '',
  email: '',
  password: '',
  phone: '',
  department: '',
  position: '',
  role: '',
  hireDate: '',
  salary: '',
  status: 'Active',
  contractType: 'CDI',
  contractFile: null,
};

/** The modal that adds a user: nothing is required, and what was typed is kept in no other place than its form. */
export default function AddUserDialog({
  at,
  onAdd,
  onSaved,
  onClose,
}: {
  at: ReturnType<typeof manageUsersAt>;
  onAdd: (draft: NewUser) => Promise<void>;
  onSaved: () => Promise<void>;
  onClose: () => void;
}) {
  const [machine] = useState(() =>
    manageUsersMachine.provide({
      actors: {
        saveUser: fromPromise(async ({ input, signal }) => {
          await onAdd(input);
          if (!signal.aborted) await onSaved();
        }),
      },
    }),
  );
  const flow = useActorRef(machine, { snapshot: at });
  const failure = useSelector(flow, ({ context }) => context.failure);
  const saving = useSelector(flow, (snapshot) => snapshot.matches({ adding: 'saving' }));
  const { register, handleSubmit, formState } = useForm<Typed>({ defaultValues: empty });
  const submit = handleSubmit(({ contractFile, ...values }) => {
    const draft = { ...values, contractFile: contractFile?.[0] ?? null };
    flow.send({ type: 'user.submit', draft });
  });
  return (
    <Dialog title="Add User" onClose={onClose}>
      <LeaveGuard
        when={formState.isDirty}
        closing
        title="Discard this user?"
        message="What you wrote is not saved yet, and will be lost."
        confirm="Discard"
      />
      <form onSubmit={submit} noValidate autoComplete="off" className="grid gap-3 sm:grid-cols-2">
        <TextField label="Full Name" {...register('name')} />
        <TextField label="Email" type="email" {...register('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          {...register('password')}
        />
        <TextField label="Phone" type="tel" {...register('phone')} />
        <TextField label="Department" {...register('department')} />
        <TextField label="Position" {...register('position')} />
        <TextField label="Hire Date" type="date" {...register('hireDate')} />
        <TextField
          label="Salary"
          type="number"
          step="any"
          hint="DZD a month"
          {...register('salary')}
        />
        <SelectField label="Select Role" {...register('role')}>
          <option value="">No role</option>
          {companyRoles.map((role) => (
            <option key={role} value={role}>
              {roleLabel(role)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Status" {...register('status')}>
          {userStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <SelectField label="Contract Type" {...register('contractType')}>
          {contractTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <TextField
          label="Contract File"
          type="file"
          className="py-2 file:me-3 file:font-semibold md:py-1.5"
          {...register('contractFile')}
        />
        {failure !== null && (
          <p role="alert" className="font-semibold text-danger sm:col-span-2">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" aria-disabled={saving}>
            {saving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
