import { languageNames } from '../understanding/lexicon/languages';
import { ambiguousSkills, skillGroups } from '../understanding/lexicon/skills';
import { isKnownSkill, skillKey } from '../understanding/vocabulary/skillnames';
import { fold } from '../text';
import { phrasePattern } from './phrases';
import { tradeSkills } from './trade-skills';

/** The key of each spelling that only the skills of trades have. */
const tradeKeys = new Map<string, string>();
for (const [name = '', ...others] of tradeSkills) {
  for (const other of others) {
    const key = skillKey(other);
    if (!isKnownSkill(other) && !tradeKeys.has(key)) tradeKeys.set(key, skillKey(name));
  }
}

const aliases = new Map<string, readonly string[]>();
for (const group of [...skillGroups, ...tradeSkills]) {
  const key = skillKey(group[0] ?? '');
  aliases.set(key, [...(aliases.get(key) ?? []), ...group]);
}

/** The key that all spellings of a skill share. The names of a spoken language in all languages share one key. */
export function askedKey(skill: string): string {
  const key = skillKey(languageNames.get(fold(skill).trim()) ?? skill);
  return tradeKeys.get(key) ?? key;
}

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
