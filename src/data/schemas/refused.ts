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

/** There is no such record. @param what it is called, such as 'plan'. */
export const missing = (what: string) =>
  new Refused({ code: 'missing', sentence: `This ${what} does not exist.` });
