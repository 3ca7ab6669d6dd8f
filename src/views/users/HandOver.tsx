import { Button } from '@/views/shared/ui/Button';
import { copy } from '@/views/shared/copy';

const said = {
  done: 'Email and password copied',
  failed: 'They could not be copied. Select them and copy them by hand.',
};

/** What a new person signs in with. It is shown once, since no record holds the password. */
export function HandOver({
  name,
  email,
  password,
  onDone,
}: {
  name: string;
  email: string;
  password: string;
  onDone: () => void;
}) {
  return (
    <div className="space-y-4">
      <output className="block max-w-[60ch] wrap-anywhere">
        {name} was added. Give {name} this email and password: they sign in with them. The password
        is shown only now.
      </output>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-md bg-neutral-tint p-4">
        <dt className="text-muted">Email</dt>
        <dd className="font-semibold wrap-anywhere">{email}</dd>
        <dt className="text-muted">Password</dt>
        <dd className="font-semibold wrap-anywhere whitespace-pre-wrap">{password}</dd>
      </dl>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => void copy(`${email}\n${password}`, said)}>Copy</Button>
        <Button look="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
