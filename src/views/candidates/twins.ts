import type { Ground } from '@/intelligence/resumes/same-person';

/** Another candidate who may be the same person, and why. */
export interface NamedTwin {
  id: string;
  name: string;
  fileName: string;
  by: Ground;
  /** Whether HR said that they are two people. */
  apart: boolean;
}

/** Who may be the same person as whom, by the candidate's id. */
export type Twins = ReadonlyMap<string, NamedTwin[]>;

const grounds: Record<Ground, string> = {
  email: 'same email',
  phone: 'same phone number',
  name: 'same name',
};

/** What is said of a twin. */
export function sameAs({ name, fileName, by, apart }: NamedTwin): string {
  const other = name === fileName ? name : `${name} (${fileName})`;
  return `${apart ? 'Not' : 'Maybe'} the same person as ${other}: ${grounds[by]}.`;
}

/** The twins of a candidate who were not said to be another person. */
export const openTwins = (twins: Twins, id: string): NamedTwin[] =>
  (twins.get(id) ?? []).filter(({ apart }) => !apart);
