export type { DocumentLine, DocumentOutcome, ResumeDocument } from './documents/document';
export { readDocument } from './documents/read';
export { readResume } from './read-resume';
export { understand, type UnderstandOptions } from './understanding/facts';
export type { ReadOutcome, ResumeFacts, ResumeReading, Unreadable } from './schemas/resume';
