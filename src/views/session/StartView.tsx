import type { Sent } from '@/data/port/calls';
import { leastPassword, NewCompany } from '@/data/schemas/new-company';
import { type PlanId, pricingPlans } from '@/data/schemas/plan';
import type { SessionUser } from '@/data/schemas/session';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { SelectField, TextField } from '@/views/shared/ui/Field';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Logo } from '@/views/shared/ui/Logo';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { PasswordField } from './PasswordField';
import { Failure } from '@/views/shared/ui/Failure';

/** The form's values; whether the password is shown is not sent. */
type Typed = NewCompany & { isShown: boolean };

const empty = { company: '', name: '', email: '', password: '', isShown: false };

/** The screen on which somebody opens a company, and becomes its first manager. */
export function StartView({
  plan,
  onOpen,
  onOpened,
}: {
  /** The plan that is chosen when the form opens. */
  plan: PlanId;
  onOpen: (draft: NewCompany, sent: Sent) => Promise<SessionUser>;
  onOpened: (manager: SessionUser) => void;
}) {
  const form = useForm<Typed, unknown, NewCompany>({
    // The schema drops what is not sent.
    resolver: zodResolver(NewCompany) as unknown as Resolver<Typed, unknown, NewCompany>,
    defaultValues: { ...empty, plan },
  });
  const submission = useSubmission(onOpen, { onSaved: onOpened, form });
  const { register, handleSubmit, setValue, control, formState } = form;
  const { errors, isDirty } = formState;
  const isShown = useWatch({ control, name: 'isShown' });
  const { isSaving, isSaved, failure } = submission;
  const field = (name: keyof NewCompany) => ({
    error: errors[name]?.message,
    readOnly: isSaving,
    ...register(name),
  });
  return (
    <main id="main" className="mx-auto flex max-w-md flex-col gap-6 px-4 py-10 md:py-16">
      <title>Open a company · Masar</title>
      <LeaveGuard
        when={isDirty && !isSaved}
        title="Leave without opening the company?"
        message="What you wrote is not sent yet, and will be lost."
      />
      <div className="flex flex-col items-center gap-2 text-center">
        <Logo />
        <h1 className="text-xl font-semibold">Open a company</h1>
        <p className="text-muted">
          The first month is free. You manage the company and add its people. Days are those of
          Algiers, and amounts are in DZD.
        </p>
      </div>
      <form
        noValidate
        onSubmit={handleSubmit(submission.submit)}
        className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 md:p-6"
      >
        <TextField label="Company name" autoComplete="organization" {...field('company')} />
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <TextField
          label="Work email"
          type="email"
          autoComplete="username"
          placeholder="you@company.com"
          {...field('email')}
        />
        <PasswordField
          isShown={isShown}
          onToggle={() => setValue('isShown', !isShown)}
          autoComplete="new-password"
          hint={`At least ${leastPassword} characters`}
          {...field('password')}
        />
        <SelectField label="Plan" hint="Free for the first month" {...register('plan')}>
          {pricingPlans.map(({ id, name, price }) => (
            <option key={id} value={id}>
              {`${name}, ${price} DZD per month`}
            </option>
          ))}
        </SelectField>
        <Failure says={failure} className="rounded-md bg-danger-tint px-3 py-2" />
        <Button type="submit" look="primary" aria-disabled={isSaving || isSaved}>
          {isSaving || isSaved ? 'Opening the company...' : 'Open the company'}
        </Button>
        <p className="text-center text-muted">
          Your company is here already?{' '}
          <Link
            to="/login"
            className={classes(touchTarget, 'font-semibold text-primary underline')}
          >
            Sign in
          </Link>
        </p>
      </form>
    </main>
  );
}
