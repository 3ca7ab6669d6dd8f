import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { roleTable } from '@/data/schemas/role';
import type { Credentials } from '@/data/schemas/credentials';
import type { DemoAccount, SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/port/workspace';
import type { loginMachine } from '@/machines/session/login.machine';
import { Button } from '@/views/shared/ui/Button';
import { TextField } from '@/views/shared/ui/Field';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Logo } from '@/views/shared/ui/Logo';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef, type FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PasswordField } from './PasswordField';
import { Failure } from '@/views/shared/ui/Failure';

const DemoAccounts = lazyPart(() => import('./DemoAccounts'));

function draftOf(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email'), password: text('password') };
}

/** The login screen: the form, its faults, and in the demo the accounts to try. */
export function LoginView({
  login,
  user,
  wasEnded,
  staysSignedIn,
  openWorkspace,
  trial,
}: {
  login: ActorRefFrom<typeof loginMachine>;
  user: SessionUser | null;
  /** Whether the world signed the last person out. */
  wasEnded: boolean;
  /** Whether a sign-in outlasts the page. */
  staysSignedIn: boolean;
  openWorkspace: () => Promise<Workspace>;
  /** Where 'Start free trial' leads. */
  trial: '/login' | '/start';
}) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, failure } = useSelector(login, ({ context }) => context);
  const formState = useSelector(login, ({ value }) => value.form);
  const shown = useSelector(login, (snapshot) => snapshot.matches({ password: 'shown' }));
  const busy = formState === 'submitting';
  const welcomed =
    formState === 'success' || formState === 'redirecting' || formState === 'redirected';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = draftOf(event.currentTarget);
    login.send({ type: 'login.submit', draft });
    const [wrong] = Object.keys(login.getSnapshot().context.errors);
    if (wrong !== undefined)
      event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  const fill = (account: DemoAccount) => {
    if (form.current === null) return;
    for (const name of ['email', 'password'] as const) {
      const input = form.current.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = account[name];
    }
    login.send({ type: 'login.edit', draft: draftOf(form.current) });
  };

  return (
    <main id="main" className="mx-auto flex max-w-md flex-col gap-6 px-4 py-10 md:py-16">
      <title>Sign in · Masar</title>
      <div className="flex flex-col items-center gap-2 text-center">
        <Logo />
        <h1 className="text-xl font-semibold">Sign in to your workspace</h1>
      </div>
      {user !== null && !busy && !welcomed && (
        <p className="rounded-lg border border-line bg-surface p-4 text-center">
          You are signed in as {user.email}.{' '}
          <Link to={roleTable[user.role].home} className="font-semibold text-primary underline">
            Go to your dashboard
          </Link>{' '}
          or sign in with another account.
        </p>
      )}
      {wasEnded && (
        <output className="rounded-lg border border-line bg-surface p-4 text-center">
          You were signed out. Please sign in again.
        </output>
      )}
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={(event) => login.send({ type: 'login.edit', draft: draftOf(event.currentTarget) })}
        className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 md:p-6"
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          placeholder="you@company.com"
          error={errors.email}
        />
        <PasswordField
          name="password"
          isShown={shown}
          onToggle={() => login.send({ type: 'password.toggle' })}
          autoComplete="current-password"
          error={errors.password}
        />
        <Failure says={failure} className="rounded-md bg-danger-tint px-3 py-2" />
        {welcomed && (
          <output className="rounded-md bg-success-tint px-3 py-2 font-semibold text-success">
            Login successful! Redirecting...
          </output>
        )}
        {!staysSignedIn && (
          <p className="rounded-md bg-warning-tint px-3 py-2 text-warning">
            This browser lets Masar keep nothing. You stay signed in until you close or reload the
            page.
          </p>
        )}
        <Button type="submit" look="primary" disabled={busy || welcomed}>
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
        <p className="text-center text-muted">
          New to Masar?{' '}
          <Link to={trial} className={classes(touchTarget, 'font-semibold text-primary underline')}>
            Start free trial
          </Link>
        </p>
      </form>
      <Arriving>
        <DemoAccounts openWorkspace={openWorkspace} onChoose={fill} />
      </Arriving>
    </main>
  );
}
