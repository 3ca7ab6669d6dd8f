import type { Sent } from '@/data/port/calls';
import { EmploymentDraft } from '@/data/schemas/employment';
import { versionOf } from '@/data/schemas/history';
import { companyRoles } from '@/data/schemas/role';
import { roleLabel } from '@/data/schemas/role-label';
import { contractTypes, type User } from '@/data/schemas/user';
import { dayText } from '@/machines/date-text';
import { Discarding } from '@/views/shared/editing/Discarding';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import { useRecordForm } from '@/views/shared/editing/use-filled';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { UploadField } from '@/views/shared/files/UploadField';
import { useUpload } from '@/views/shared/files/use-upload';
import { useSignedIn } from '@/views/shared/signed-in';
import { closeSaved } from '@/views/shared/editing/close-saved';
import { Dialog } from '@/views/shared/ui/Dialog';
import { SelectField, TextField } from '@/views/shared/ui/Field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { type TeamManager, teamManagersQuery, userQuery } from './queries';

const draftOf = (user: User): EmploymentDraft => ({
  department: user.department,
  position: user.position,
  role: user.role ?? '',
  hireDate: user.hireDate,
  salary: user.salary === null ? '' : String(user.salary),
  contractType: user.contractType,
  contractFile: user.contractFile,
  team: user.team ?? '',
});

/** The modal that changes a user's place in the company and the contract, or nothing where there is no such user. */
export default function EditUserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { workspace } = useSignedIn();
  const details = useSuspenseQuery(userQuery(workspace, id)).data;
  const managers = useSuspenseQuery(teamManagersQuery(workspace)).data;
  if (details === null) return null;
  const { user, team } = details;
  const others = managers.filter((one) => one.id !== id);
  const past =
    user.team === null || others.some((one) => one.id === user.team)
      ? []
      : [{ id: user.team, name: `${team} (no active team manager)` }];
  return <EditUserForm key={id} user={user} managers={[...past, ...others]} onClose={onClose} />;
}

function EditUserForm({
  user,
  managers,
  onClose,
}: {
  user: User;
  managers: TeamManager[];
  onClose: () => void;
}) {
  const { workspace } = useSignedIn();
  const router: AnyRouter = useRouter();
  const { form, overwrite } = useRecordForm(user, {
    draftOf,
    textOf: (now) => ({
      ...draftOf(now),
      role: roleLabel(now.role),
      hireDate: dayText(now.hireDate),
      contractFile: now.contractFile?.name ?? '',
      team: managers.find(({ id }) => id === now.team)?.name ?? '',
    }),
  });
  const { register, handleSubmit, setError, formState, control } = form;
  const standing = useWatch({ control, name: 'contractFile' });
  const contract = useUpload(workspace.users.keepContract, standing);
  const submission = useSubmission(
    (draft: EmploymentDraft, sent: Sent, signal) =>
      overwrite(
        user,
        (seen) => workspace.users.employ(user.id, draft, { ...sent, seen }),
        async () => (await workspace.users.get(user.id))?.user ?? user,
        signal,
      ),
    {
      onSaved: (saved) =>
        closeSaved(router, 'User saved', (undoing) =>
          workspace.users.employ(user.id, draftOf(user), { ...undoing, seen: versionOf(saved) }),
        ),
      form,
    },
  );
  const field = (name: keyof EmploymentDraft) => ({
    error: formState.errors[name]?.message,
    ...register(name),
  });
  const submit = handleSubmit((typed, event) => {
    // A date that was typed by half, or that no month has, is empty to the form. Only its input knows of it.
    const sent: unknown = event?.target;
    const day = sent instanceof HTMLFormElement ? sent.elements.namedItem('hireDate') : null;
    const isHalf = day instanceof HTMLInputElement && day.validity.badInput;
    const parsed = EmploymentDraft.safeParse(isHalf ? { ...typed, hireDate: 'half' } : typed);
    if (parsed.success) {
      if (contract.isReady()) submission.submit({ ...parsed.data, contractFile: contract.next });
      return;
    }
    for (const { path, message } of parsed.error.issues.toReversed()) {
      setError(path[0] as keyof EmploymentDraft, { message }, { shouldFocus: true });
    }
  });
  return (
    <Dialog title={`Edit ${user.name || 'user'}`} onClose={onClose}>
      <Discarding when={formState.isDirty || contract.isChanged} />
      <form onSubmit={submit} noValidate autoComplete="off" className="grid gap-3 sm:grid-cols-2">
        <TextField label="Department" {...field('department')} />
        <TextField label="Position" {...field('position')} />
        <SelectField label="Role" {...field('role')}>
          <option value="">No role</option>
          {companyRoles.map((role) => (
            <option key={role} value={role}>
              {roleLabel(role)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Team Manager" {...field('team')}>
          <option value="">None</option>
          {managers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="Hire Date" type="date" {...field('hireDate')} />
        <TextField label="Salary" inputMode="decimal" hint="DZD a month" {...field('salary')} />
        <SelectField label="Contract Type" {...field('contractType')}>
          {contractTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <UploadField
          label="Contract File"
          upload={contract}
          error={formState.errors.contractFile?.message}
        />
        <SubmitButtons submission={submission} label="Save" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
