import { Button } from '@/views/shared/ui/Button';
import { useMutation } from '@tanstack/react-query';

/** A button that takes a record one step further; why it could not is said beside it. */
export function CommandButton({ label, onRun }: { label: string; onRun: () => Promise<void> }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: onRun });
  return (
    <>
      <Button look="primary" disabled={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      {error !== null && (
        <p role="alert" className="font-semibold text-danger">
          {error.message}
        </p>
      )}
    </>
  );
}
