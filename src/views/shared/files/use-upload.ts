import { keepFile } from '@/actors/keep-file';
import type { KeepOptions } from '@/data/port/calls';
import type { Attachment } from '@/data/schemas/attachment';
import { uploadMachine } from '@/machines/upload/upload.machine';
import { useMachine } from '@xstate/react';

/**
 * A file of a form, which is uploaded when it is chosen.
 * @param keep uploads it; rejects with a sentence for the person.
 * @param standing the file that the record has.
 */
export function useUpload(
  keep: (file: File, options: KeepOptions) => Promise<Attachment>,
  standing: Attachment | null = null,
) {
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
    standing,
    isRemoved: upload.matches('removed'),
    isChanged: !upload.matches('empty'),
    /** The file that the record has once the form is sent. */
    next: upload.matches('empty') ? standing : kept,
    /** What is wrong with the file, or that the form cannot be sent before it is uploaded. */
    problem: upload.matches({ sending: { form: 'waiting' } })
      ? 'Wait until the file is uploaded, or cancel its upload'
      : failure,
    failed: upload.matches('failed'),
    /** Tells that the form is to be sent. @returns whether it can be: no chosen file is missing. */
    isReady: () => {
      send({ type: 'upload.await' });
      return !isSending && !upload.matches('failed');
    },
    choose: (chosen: File) => send({ type: 'upload.choose', file: chosen }),
    retry: () => send({ type: 'upload.retry' }),
    remove: () => send({ type: 'upload.remove' }),
    putBack: () => send({ type: 'upload.putBack' }),
  };
}

export type Upload = ReturnType<typeof useUpload>;
