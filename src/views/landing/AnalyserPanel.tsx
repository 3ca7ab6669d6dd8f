import type { tryoutMachine } from '@/machines/resume/tryout.machine';
import { Button, IconButton } from '@/views/shared/ui/Button';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { AnalyserDropZone } from './AnalyserDropZone';
import { FoundFacts } from './FoundFacts';

export type TryoutRef = ActorRefFrom<typeof tryoutMachine>;

const showModal = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};
const takeFocus = (element: HTMLElement | null) => element?.focus();

function ReadingPath() {
  return (
    <svg
      viewBox="0 0 120 24"
      className="w-32 animate-pulse text-primary"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d="M16 12h36m16 0h36" strokeDasharray="3 4" />
      <circle cx="10" cy="12" r="5" fill="currentColor" />
      <circle cx="60" cy="12" r="5" />
      <circle cx="110" cy="12" r="5" />
    </svg>
  );
}

/** The panel where a visitor has one resume read: choosing it, the wait, and what was read or why not. */
export default function AnalyserPanel({ tryout }: { tryout: TryoutRef }) {
  const { fileName, reading, refusal } = useSelector(tryout, ({ context }) => context);
  const choosing = useSelector(tryout, (snapshot) => snapshot.matches({ open: 'choosing' }));
  const busy = useSelector(tryout, (snapshot) => snapshot.matches({ open: 'reading' }));
  const close = () => tryout.send({ type: 'panel.close' });
  const another = () => tryout.send({ type: 'file.another' });
  return (
    <dialog
      ref={showModal}
      aria-labelledby="analyser-title"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      className="fixed inset-auto end-0 bottom-0 m-0 max-h-[90dvh] w-full max-w-none translate-y-0 overflow-hidden rounded-lg border border-line bg-surface text-sm text-ink shadow-float transition backdrop:bg-page/70 open:flex open:flex-col md:end-6 md:bottom-6 md:w-120 starting:translate-y-4 starting:opacity-0"
    >
      <h2 id="analyser-title" className="border-b border-line py-4 ps-5 pe-16 text-base">
        Try the analyser
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto p-5">
        {choosing && <AnalyserDropZone tryout={tryout} />}
        {busy && (
          <div className="flex flex-col items-center gap-4 py-10 text-center">
            <ReadingPath />
            <progress aria-label="Reading" className="sr-only" />
            <h3 ref={takeFocus} tabIndex={-1} className="max-w-full truncate">
              Reading {fileName}
            </h3>
          </div>
        )}
        {reading !== null && <FoundFacts ref={takeFocus} fileName={fileName} reading={reading} />}
        {refusal !== null && (
          <div ref={takeFocus} tabIndex={-1} className="rounded-md bg-danger-tint p-4">
            <h3 className="truncate">{fileName}</h3>
            <p className="mt-1 text-danger">{refusal}</p>
          </div>
        )}
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3">
        <p className="text-xs text-muted">
          Nothing leaves your browser: the file is read on this device and forgotten when you close
          this panel.
        </p>
        {busy && <Button onClick={another}>Cancel</Button>}
        {!busy && !choosing && (
          <Button look="primary" className="shrink-0" onClick={another}>
            Try another file
          </Button>
        )}
      </div>
      <IconButton label="Close" className="absolute end-2 top-2" onClick={close}>
        <X className="size-5" />
      </IconButton>
    </dialog>
  );
}
