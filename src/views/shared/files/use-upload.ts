import { keepFile } from '@/actors/keep-file';
import type { KeepOptions } from '@/data/port/calls';
import type { Attachment } from '@/data/schemas/attachment';
import { uploadMachine } from '@/machines/upload/upload.machine';
import { useMachine } from '@xstate/react';

/**
 * A file of a form, which is uploaded when it is chosen.
 * @param keep uploads it; rejects with a sentence for the person.
 */
export function useUpload(keep: (file: File, options: KeepOptions) => Promise<Attachment>) {
  const [upload, send] = useMachine(
    uploadMachine.provide({ actors: { keepFile: keepFile(keep) } }),
  );
  const { file, sent, kept, failure } = upload.context;
  const isSending = upload.matches('sending');
  return {
    name: file?.name ?? null,
    isSending,
    sent,
    kept,
    /** What is wrong with the file, or that the form cannot be sent before it is uploaded. */
    problem: upload.matches({ sending: { form: 'waiting' } })
      ? 'Wait until the file is uploaded, or cancel its upload'
      : failure,
    failed: upload.matches('failed'),
    /** Tells that the form is to be sent. @returns whether it can be: no chosen file is missing. */
    isReady: () => {
      send({ type: 'upload.await' });
      return upload.matches('empty') || upload.matches('kept');
    },
    choose: (chosen: File) => send({ type: 'upload.choose', file: chosen }),
    retry: () => send({ type: 'upload.retry' }),
    remove: () => send({ type: 'upload.remove' }),
  };
}

export type Upload = ReturnType<typeof useUpload>;
