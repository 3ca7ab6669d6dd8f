import type { Corrections } from '@masar/resume/schemas';
import type { CandidateProfile } from '@/machines/candidate/profile';

/** The draft in the form of corrections. */
export interface CorrectionDraft {
  name: string;
  email: string;
  phone: string;
  location: string;
  position: string;
  yearsExperience: string;
  skills: string;
  education: string;
  certificates: string;
}

/** The form's draft for a candidate. */
export const draftOf = (profile: CandidateProfile): CorrectionDraft => ({
  name: profile.name,
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  location: profile.location ?? '',
  position: profile.position ?? '',
  yearsExperience: profile.experience?.toString() ?? '',
  skills: profile.skills.join(', '),
  education: profile.education ?? '',
  certificates: profile.certificates.join(', '),
});

const list = (text: string) =>
  [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);

/** The correction that a field's text stands for. */
function valueOf(field: string, text: string) {
  const value = text.trim();
  if (field === 'skills' || field === 'certificates') return list(value);
  if (field === 'education') return value === '' ? null : value;
  if (field === 'yearsExperience') return value === '' ? null : Number(value);
  return value;
}

/**
 * Whether two fields have the same value, whatever their spaces. A text that is no number differs from an empty
 * field.
 */
const same = (a: ReturnType<typeof valueOf>, b: ReturnType<typeof valueOf>) =>
  Array.isArray(a) && Array.isArray(b) ? a.join('\n') === b.join('\n') : Object.is(a, b);

/** The corrections that are made outside the form. The form must not undo them. */
export const madeElsewhere = ({ unclearText }: Corrections): Corrections =>
  unclearText === undefined ? {} : { unclearText };

/** Adds to earlier corrections the draft's fields that differ from the present values. */
export function correctionsOf(
  draft: CorrectionDraft,
  before: CorrectionDraft,
  made: Corrections,
): unknown {
  const changed = Object.entries(draft)
    .map(([field, text]) => [field, valueOf(field, text)] as const)
    .filter(
      ([field, value]) => !same(value, valueOf(field, before[field as keyof CorrectionDraft])),
    );
  return { ...made, ...Object.fromEntries(changed) };
}
