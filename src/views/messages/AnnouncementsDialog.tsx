import { MessageText } from '@/data/schemas/message';
import { announcementsQuery } from '@/views/employee/queries';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { useSignedIn } from '@/views/shared/signed-in';
import { Dialog } from '@/views/shared/ui/Dialog';
import { TextAreaField } from '@/views/shared/ui/Field';
import { announce } from '@/views/shared/ui/toast';
import { dayText } from '@/machines/date-text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

/** What is wrong with a text; undefined for nothing. */
const fault = (text: string) => MessageText.safeParse(text).error?.issues[0]?.message;

/** Where HR announces something to all employees, and withdraws what was announced. */
export default function AnnouncementsDialog({ onClose }: { onClose: () => void }) {
  const { workspace } = useSignedIn();
  const { data: announcements } = useSuspenseQuery(announcementsQuery(workspace));
  const form = useForm({ defaultValues: { message: '' } });
  const { register, handleSubmit, getValues, reset, formState } = form;
  const submission = useSubmission(
    async ({ message }: { message: string }, sent) => {
      await workspace.announcements.announce(message, sent);
      return message;
    },
    {
      onSaved: (announced) => {
        announce('Announced to all employees');
        // The list shows it before the answer is here, so that the next one may be begun.
        if (getValues('message') === announced) reset();
      },
      form,
    },
  );
  return (
    <Dialog title="Announcements" onClose={onClose}>
      <LeaveGuard
        when={formState.isDirty}
        closing="dialog"
        title="Discard this announcement?"
        message="What you wrote is not announced yet, and will be lost."
        confirm="Discard"
      />
      <form onSubmit={handleSubmit(submission.submit)} noValidate className="grid gap-3">
        <TextAreaField
          label="Announcement to all employees"
          error={formState.errors.message?.message}
          {...register('message', { validate: fault })}
        />
        <SubmitButtons submission={submission} label="Announce" onCancel={onClose} />
      </form>
      {announcements.length > 0 && (
        <ul aria-label="Announced" className="mt-4 max-h-80 divide-y divide-line overflow-y-auto">
          {announcements.map(({ id, message, date }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-3">
              <p className="min-w-0 flex-1 wrap-anywhere">
                {message}
                <time dateTime={date} className="block text-xs text-muted tabular-nums">
                  {dayText(date)}
                </time>
              </p>
              <CommandButton
                label="Withdraw"
                name={`Withdraw: ${message}`}
                look="secondary"
                command={id}
                onRun={async (asked, sent) => {
                  await workspace.announcements.withdraw(asked, sent);
                  announce('Announcement withdrawn');
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
