import type { Attachment } from '@/data/schemas/attachment';
import { assign, fromCallback, setup } from 'xstate';
import { messageOf } from '../failure';

export type UploadEvent =
  | { type: 'upload.choose'; file: File }
  | { type: 'upload.progressed'; sent: number }
  | { type: 'upload.completed'; kept: Attachment }
  | { type: 'upload.failed'; error: unknown }
  | { type: 'upload.retry' }
  /** The form is to be sent, and cannot be while the file is. */
  | { type: 'upload.await' }
  /** Stops what is sent, and forgets the file. Where none was chosen, the file on record is to go. */
  | { type: 'upload.remove' }
  /** The file on record stays after all. */
  | { type: 'upload.putBack' };

interface Upload {
  file: File | null;
  /** The part that was sent, from 0 to 1. Null as long as it is not worth telling. */
  sent: number | null;
  /** The file that the world keeps. */
  kept: Attachment | null;
  failure: string | null;
}

/**
 * A file of a form. It is uploaded when it is chosen, so that the form is sent with no more than its link. A record
 * may have a file already: it stays unless another one takes its place or it is removed.
 */
export const uploadMachine = setup({
  types: { context: {} as Upload, events: {} as UploadEvent },
  actors: {
    keepFile: fromCallback<UploadEvent, File>(() => {
      throw new Error('keepFile');
    }),
  },
  actions: {
    recordFile: assign((_, p: { file: File }) => ({
      file: p.file,
      sent: null,
      kept: null,
      failure: null,
    })),
    recordProgress: assign((_, p: { sent: number }) => ({ sent: p.sent })),
    recordKept: assign((_, p: { kept: Attachment }) => ({
      kept: p.kept,
      sent: null,
    })),
    recordFailure: assign((_, p: { error: unknown }) => ({
      failure: messageOf(p.error),
      sent: null,
    })),
    forgetFailure: assign({ failure: null }),
    forget: assign({ file: null, sent: null, kept: null, failure: null }),
  },
  /** The longest wait between two parts that are sent, and for the answer to the last one. */
  delays: { progressLimit: 60_000 },
}).createMachine({
  id: 'upload',
  context: { file: null, sent: null, kept: null, failure: null },
  initial: 'empty',
  on: {
    'upload.choose': {
      target: '.sending',
      reenter: true,
      actions: { type: 'recordFile', params: ({ event }) => event },
    },
  },
  states: {
    empty: { on: { 'upload.remove': { target: 'removed' } } },
    removed: { on: { 'upload.putBack': { target: 'empty' } } },
    sending: {
      invoke: {
        id: 'keepFile',
        src: 'keepFile',
        input: ({ context }) => {
          if (context.file === null) throw new Error('sending without a file');
          return context.file;
        },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
      type: 'parallel',
      states: {
        line: {
          initial: 'progressing',
          states: {
            progressing: {
              on: {
                'upload.progressed': {
                  target: 'progressing',
                  reenter: true,
                  actions: { type: 'recordProgress', params: ({ event }) => event },
                },
              },
              after: {
                progressLimit: {
                  target: '#upload.failed',
                  actions: {
                    type: 'recordFailure',
                    params: {
                      error: {
                        code: 'unanswered',
                        sentence: 'It stood still for a minute. Please try again.',
                      },
                    },
                  },
                },
              },
            },
          },
        },
        form: {
          initial: 'open',
          states: {
            open: { on: { 'upload.await': { target: 'waiting' } } },
            waiting: {},
          },
        },
      },
      on: {
        'upload.completed': {
          target: 'kept',
          actions: { type: 'recordKept', params: ({ event }) => event },
        },
        'upload.failed': {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
        'upload.remove': { target: 'empty', actions: 'forget' },
      },
    },
    kept: { on: { 'upload.remove': { target: 'empty', actions: 'forget' } } },
    failed: {
      on: {
        'upload.retry': { target: 'sending', actions: 'forgetFailure' },
        'upload.remove': { target: 'empty', actions: 'forget' },
      },
    },
  },
});
