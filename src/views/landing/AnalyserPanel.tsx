import { readOne } from '@/actors/requests';
import type { ReadResume } from '@/data/port/calls';
import { tryoutMachine } from '@/machines/resume/tryout.machine';
import { RejectedFiles } from '@/views/shared/files/RejectedFiles';
import { Button, IconButton } from '@/views/shared/ui/Button';
import { takeFocus } from '@/views/shared/ui/handing-focus-on';
import { useActorRef, useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { AnalyserDropZone } from './AnalyserDropZone';
import { FoundFacts } from './FoundFacts';
import { Stroke } from './Stroke';

const focusButton = (element: HTMLElement | null) =>
  takeFocus(element?.querySelector('button') ?? null);
const showModal = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  focusButton(dialog);
  return () => dialog.close();
};

/**
 * The panel that reads one resume for a visitor: the choice of a file, the wait, and the facts or the reason for
 * none.
 */
export default function AnalyserPanel({
  readResume,
  onClose,
}: {
  readResume: ReadResume;
  onClose: () => void;
}) {
  const tryout = useActorRef(
    tryoutMachine.provide({ actors: { readResume: readOne(readResume) } }),
  );
  const state = useSelector(tryout, ({ value }) => value);
  const { rejected, fileName, reading, refusal } = useSelector(tryout, ({ context }) => context);
  const another = () => tryout.send({ type: 'file.another' });
  return (
    <dialog
      ref={showModal}
      closedby="any"
      aria-labelledby="analyser-title"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-auto end-0 bottom-0 m-0 max-h-[90dvh] w-full max-w-none translate-y-0 overflow-hidden rounded-lg border border-line bg-surface text-sm text-ink shadow-float transition backdrop:bg-page/70 open:flex open:flex-col md:end-6 md:bottom-6 md:w-120 starting:translate-y-4 starting:opacity-0"
    >
      <h2 id="analyser-title" className="border-b border-line py-4 ps-5 pe-16 text-base">
        Try the analyser
      </h2>
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-5">
        <RejectedFiles rejected={rejected} />
        {state === 'choosing' && (
          <div ref={focusButton}>
            <AnalyserDropZone
              onFiles={(files, others) =>
                tryout.send({ type: 'files.chosen', files, rejected: others })
              }
            />
          </div>
        )}
        {state === 'reading' && (
          <div className="flex flex-col items-center gap-4 py-10 text-center">
            <Stroke
              d="M15 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0h40m10 0a5 5 0 1 1-10 0 5 5 0 0 1 10 0h40m10 0a5 5 0 1 1-10 0 5 5 0 0 1 10 0"
              width={120}
              height={24}
              className="animate-pulse text-primary motion-reduce:animate-none"
            />
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
        {state === 'reading' && <Button onClick={another}>Cancel</Button>}
        {(state === 'read' || state === 'refused') && (
          <Button look="primary" className="shrink-0" onClick={another}>
            Try another file
          </Button>
        )}
      </div>
      <IconButton label="Close" className="absolute end-2 top-2" onClick={onClose}>
        <X className="size-5" />
      </IconButton>
    </dialog>
  );
}
