import type { Refusal } from './refusal';

/**
 * The error that a world throws when it does not do what was asked. The schema is not imported, since the first
 * page loads this file.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.sentence, options);
    this.refusal = refusal;
  }
}

/** A refusal where the asker is not allowed to, whatever the record's state. */
export const forbidden = (sentence: string, field?: string) =>
  new Refused({ code: 'forbidden', sentence, ...(field !== undefined && { field }) });

/**
 * A refusal where there is no such record.
 * @param what the name of its kind, such as 'plan'.
 * @param field the form field that names the record.
 */
export const missing = (what: string, field?: string) =>
  new Refused({
    code: 'missing',
    sentence: `This ${what} does not exist.`,
    ...(field !== undefined && { field }),
  });
