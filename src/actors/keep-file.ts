import type { Attachment } from '@/data/schemas/attachment';
import type { KeepOptions } from '@/data/port/calls';
import type { UploadEvent } from '@/machines/upload/upload.machine';
import { fromCallback } from 'xstate';

/**
 * Uploads a file and reports its progress to the machine. Leaving the state stops it.
 * @param keep rejects with a sentence for the person.
 */
export const keepFile = (keep: (file: File, options: KeepOptions) => Promise<Attachment>) =>
  fromCallback<UploadEvent, File>(({ input: file, sendBack }) => {
    const ending = new AbortController();
    const run = async () => {
      try {
        const kept = await keep(file, {
          signal: ending.signal,
          onProgress: (sent) => sendBack({ type: 'upload.progressed', sent }),
        });
        sendBack({ type: 'upload.completed', kept });
      } catch (error) {
        sendBack({ type: 'upload.failed', error });
      }
    };
    void run();
    return () => ending.abort();
  });
