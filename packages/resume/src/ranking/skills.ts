import { languageNames } from '../understanding/lexicon/languages';
import { ambiguousSkills, skillGroups } from '../understanding/lexicon/skills';
import { skillKey } from '../understanding/skillnames';
import { fold } from '../text';
import { phrasePattern } from './phrases';

const aliases = new Map(skillGroups.map((group) => [skillKey(group[0] ?? ''), group]));

/** The key that all spellings of a skill share. The names of a spoken language in all languages share one key. */
export const askedKey = (skill: string): string =>
  skillKey(languageNames.get(fold(skill).trim()) ?? skill);

/** How a skill that is asked is found: by its key among the facts, or by a pattern in folded text. */
export interface AskedSkill {
  label: string;
  key: string;
  /** Finds it anywhere in a resume. */
  anywhere: RegExp;
  /** Finds it by names that are everyday words too, and so count only in a skill or a title. */
  inFacts: RegExp;
}

const isEveryday = (name: string) => ambiguousSkills.has(name) || languageNames.has(name);

/** Prepares a skill as a target names it. */
export function askedSkill(label: string): AskedSkill {
  const key = askedKey(label);
  const names = [...new Set([label, ...(aliases.get(key) ?? [])].map(fold))];
  return {
    label,
    key,
    anywhere: phrasePattern(names.filter((name) => !isEveryday(name))),
    inFacts: phrasePattern(names.filter(isEveryday)),
  };
}
