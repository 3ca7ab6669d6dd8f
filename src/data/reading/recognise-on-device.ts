import { ReaderIsMissing } from '@masar/resume/browser';
import { recogniseResume, RecogniserIsMissing } from '@masar/resume/recognise';
import type { RecogniseResume } from '../port/calls';
import { Refused } from '../schemas/refused';

/** The build puts the recogniser's parts here: scripts/recogniser.ts. */
const folder = '/recogniser';
const parts = {
  worker: `${folder}/worker.min.js`,
  core: `${folder}/tesseract-core-simd-lstm.wasm.js`,
  models: folder,
};

/** Recognises resumes in workers. Where their code does not load, the reason is in the words of the product. */
export const recogniseOnDevice: RecogniseResume = (file, { onShare, ...options }) =>
  recogniseResume(file, {
    ...options,
    parts,
    onProgress: ({ page, pages, share }) => onShare((page - 1 + share) / pages),
  }).catch((error: unknown) => {
    if (!(error instanceof RecogniserIsMissing || error instanceof ReaderIsMissing)) throw error;
    const sentence =
      'The text recognizer could not be loaded. Please check your connection and try again.';
    throw new Refused({ code: 'partMissing', sentence });
  });
