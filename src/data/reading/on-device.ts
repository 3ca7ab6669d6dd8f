import { createReader, ReaderIsMissing } from '@masar/resume/browser';
import { Refused } from '../schemas/refused';
import type { ReadResume } from '../port/calls';

const read = createReader();

/** Reads resumes in Web Workers. Where their code does not load, the reason is in the words of the product. */
export const readOnDevice: ReadResume = (file, options) =>
  read(file, options).catch((error: unknown) => {
    if (!(error instanceof ReaderIsMissing)) throw error;
    const sentence = 'The reader could not be loaded. Please check your connection and try again.';
    throw new Refused({ code: 'partMissing', sentence });
  });
