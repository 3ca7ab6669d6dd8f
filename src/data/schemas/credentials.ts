/** Loose on purpose, as in the specification: text, an at sign, text, a dot, text. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Whether an email belongs to the demo, whose accounts are known to everybody. Nobody signs in to another world
 * with it.
 */
export const isDemoEmail = (email: string): boolean => /@demo\.com$/i.test(email.trim());

/** What the login form sends. */
export interface Credentials {
  email: string;
  password: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/**
 * The faults of a login draft, in the specification's words. They are found without the schema library, which
 * weighs more than all the rest of the login page.
 * @returns the first message of each field at fault; empty when the draft can be sent.
 */
export function credentialErrors({ email, password }: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email.trim() === '') errors.email = 'Work email is required';
  else if (!emailPattern.test(email.trim())) errors.email = 'Please enter a valid work email';
  if (password === '') errors.password = 'Password is required';
  return errors;
}
