import { LeaveGuard } from '../LeaveGuard';

/** While `when` holds, asks before the dialog that the URL names is closed with what was written in it. */
export const Discarding = ({ when }: { when: boolean }) => (
  <LeaveGuard
    when={when}
    closing="dialog"
    title="Discard these changes?"
    message="What you wrote is not saved yet, and will be lost."
    confirm="Discard"
  />
);
