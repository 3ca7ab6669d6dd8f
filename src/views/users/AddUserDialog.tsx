import { companyRoles } from '@/data/schemas/role';
import { roleLabel } from '@/data/schemas/role-label';
import { contractTypes, userStatuses } from '@/data/schemas/user';
import type { KeepOptions, Sent } from '@/data/port/calls';
import type { Attachment } from '@/data/schemas/attachment';
import { leastPassword } from '@/data/schemas/new-company';
import type { NewUserDraft } from '@/data/schemas/new-user';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Dialog } from '@/views/shared/ui/Dialog';
import { SelectField, TextField } from '@/views/shared/ui/Field';
import { UploadField } from '@/views/shared/files/UploadField';
import { useUpload } from '@/views/shared/files/use-upload';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { useForm } from 'react-hook-form';
import { HandOver } from './HandOver';

/** The form's values. The upload knows the contract. */
type Typed = Omit<NewUserDraft, 'contractFile'>;

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
};

/**
 * The modal that adds a user. The form requires nothing; a world that gives accounts does. What was typed is kept
 * only in the form.
 */
export default function AddUserDialog({
  givesAccounts,
  onAdd,
  onKeep,
  onSaved,
  onClose,
}: {
  /** Whether the user signs in with the email and password, which are then shown to be handed over. */
  givesAccounts: boolean;
  onAdd: (draft: NewUserDraft, sent: Sent) => Promise<unknown>;
  /** Uploads the contract. */
  onKeep: (file: File, options: KeepOptions) => Promise<Attachment>;
  onSaved: () => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm<Typed>({ defaultValues: empty });
  const contract = useUpload(onKeep);
  const submission = useSubmission(onAdd, {
    onSaved: givesAccounts ? () => undefined : onSaved,
    form,
  });
  const isHandingOver = givesAccounts && submission.isSaved;
  const { register, handleSubmit, formState } = form;
  const field = (name: keyof Typed) => ({
    error: formState.errors[name]?.message,
    ...register(name),
  });
  const submit = handleSubmit((values) => {
    if (contract.isReady()) submission.submit({ ...values, contractFile: contract.next });
  });
  if (isHandingOver) {
    const { name, email, password } = form.getValues();
    return (
      <Dialog title="User added" onClose={onClose}>
        <HandOver {...{ name, email, password }} onDone={() => void onSaved()} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Add User" onClose={onClose}>
      <LeaveGuard
        when={formState.isDirty || contract.isChanged}
        closing="dialog"
        title="Discard this user?"
        message="What you wrote is not saved yet, and will be lost."
        confirm="Discard"
      />
      <form onSubmit={submit} noValidate autoComplete="off" className="grid gap-3 sm:grid-cols-2">
        <TextField label="Full Name" {...field('name')} />
        <TextField label="Email" type="email" {...field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={givesAccounts ? `At least ${leastPassword} characters` : undefined}
          {...field('password')}
        />
        <TextField label="Phone" type="tel" {...field('phone')} />
        <TextField label="Department" {...field('department')} />
        <TextField label="Position" {...field('position')} />
        <TextField label="Hire Date" type="date" {...field('hireDate')} />
        <TextField
          label="Salary"
          type="number"
          step="any"
          hint="DZD a month"
          {...field('salary')}
        />
        <SelectField label="Select Role" {...field('role')}>
          <option value="">No role</option>
          {companyRoles.map((role) => (
            <option key={role} value={role}>
              {roleLabel(role)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Status" {...field('status')}>
          {userStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <SelectField label="Contract Type" {...field('contractType')}>
          {contractTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <UploadField label="Contract File" upload={contract} />
        <SubmitButtons submission={submission} label="Save" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
