import type { Corrections } from '@/data/schemas/candidate';
import type { CandidateProfile } from '@/machines/candidate/profile';

/** What the form of corrections holds. */
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

/** What the form would hold of a candidate. */
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

/** What a field's text says as a correction. */
function valueOf(field: string, text: string) {
  const value = text.trim();
  if (field === 'skills' || field === 'certificates') return list(value);
  if (field === 'education') return value === '' ? null : value;
  if (field === 'yearsExperience') return value === '' ? null : Number(value);
  return value;
}

/**
 * Whether two fields say the same, whatever their spaces. A text that is no number is not the same as an empty
 * field.
 */
const same = (a: ReturnType<typeof valueOf>, b: ReturnType<typeof valueOf>) =>
  Array.isArray(a) && Array.isArray(b) ? a.join('\n') === b.join('\n') : Object.is(a, b);

/** What of corrections the form does not make, and so must not take back. */
export const madeElsewhere = ({ unclearText }: Corrections): Corrections =>
  unclearText === undefined ? {} : { unclearText };

/** The draft's fields that differ from what stands, as corrections over those made before. */
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
