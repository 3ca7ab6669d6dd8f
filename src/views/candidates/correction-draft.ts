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

/** The draft's fields that differ from what stands, as corrections over those made before. */
export function correctionsOf(
  draft: CorrectionDraft,
  before: CorrectionDraft,
  made: Corrections,
): unknown {
  const changed = Object.entries(draft).filter(
    ([field, value]) => value.trim() !== before[field as keyof CorrectionDraft],
  );
  const parsed = changed.map(([field, text]) => {
    const value = text.trim();
    if (field === 'skills' || field === 'certificates') return [field, list(value)];
    if (field === 'education') return [field, value === '' ? null : value];
    if (field === 'yearsExperience') return [field, value === '' ? null : Number(value)];
    return [field, value];
  });
  return { ...made, ...Object.fromEntries(parsed) };
}
