import { messageOf } from '@/machines/failure';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { askAgain } from './lazy-part';
import { Button } from './ui/Button';
import { handingFocusOn } from './ui/handing-focus-on';

/** Stands in place of a screen that crashed. The layout around it stays, and the screen can be tried again. */
export function ErrorView({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = async () => {
    askAgain();
    reset();
    await router.invalidate();
  };
  return (
    <div role="alert" className="mx-auto max-w-xl space-y-3 p-6 text-center">
      <title>Something went wrong · Masar</title>
      <h1 className="text-xl font-semibold">Something went wrong on this screen</h1>
      <p className="text-muted">{messageOf(error)}</p>
      <Button ref={handingFocusOn} look="primary" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
