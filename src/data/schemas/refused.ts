import type { Refusal } from './refusal';

/** What a world throws when it does not do what was asked. The schema is not imported: the first page loads this. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.sentence, options);
    this.refusal = refusal;
  }
}

/** The asker may not, whatever the record's state. */
export const forbidden = (sentence: string) => new Refused({ code: 'forbidden', sentence });

/** There is no such record. @param what it is called, such as 'plan'. @param field what names it in a form. */
export const missing = (what: string, field?: string) =>
  new Refused({
    code: 'missing',
    sentence: `This ${what} does not exist.`,
    ...(field !== undefined && { field }),
  });
