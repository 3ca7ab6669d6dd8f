import { Credentials } from '@/data/schemas/session';

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/**
 * What a login draft lacks.
 * @returns the first message of each field at fault; empty when the draft can be sent.
 */
export function credentialErrors(draft: Credentials): CredentialErrors {
  const parsed = Credentials.safeParse(draft);
  if (parsed.success) return {};
  const errors: CredentialErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0];
    if (field === 'email' || field === 'password') errors[field] ??= issue.message;
  }
  return errors;
}
