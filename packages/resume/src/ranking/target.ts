import type { Target } from '../schemas/score';
import { isKnownSkill } from '../understanding/vocabulary/skillnames';
import { certificatesAsked, educationAsked, yearsAsked } from './demands';
import { allNames } from './occupations';
import { askedKey } from './skills';
import { isTradeWord, levelOf, type Level, tradeWords, weightOfWords } from './titles';
import { skillsOfGroup } from './trade-skills';
import { trades } from './trades';

/** The years that a typed title expects, by the level that it names. 'none' is for a title without a level. */
const YEARS_BY_LEVEL: Record<Level | 'none', number | null> = {
  junior: null,
  middle: 3,
  senior: 5,
  lead: 8,
  none: 2,
};

/** A job listing's own words. `skills` are separated by commas; `experience` is any text that names years. */
export interface Listing {
  id: string;
  title: string;
  location: string;
  experience: string;
  skills: string;
  description: string;
}

interface Trade {
  words: ReadonlySet<string>;
  skills: readonly string[];
}

const known: readonly Trade[] = [
  ...trades.flatMap(({ titles, skills }) =>
    titles.map((title) => ({ words: tradeWords(title), skills })),
  ),
  ...[...new Set(allNames.anywhere.values())].map(({ words, group }) => ({
    words: new Set(words),
    skills: group === null ? [] : skillsOfGroup(group),
  })),
].filter(({ skills }) => skills.length > 0);

const holds = (whole: ReadonlySet<string>, part: ReadonlySet<string>) =>
  [...part].every((word) => whole.has(word));

/** The trade with exactly these title words, or else the trade whose title has most of their weight. */
function tradeOf(words: ReadonlySet<string>): Trade | null {
  const within = known.filter((trade) => holds(words, trade.words));
  const exact = within.find((trade) => trade.words.size === words.size);
  if (exact) return exact;
  const named = within.filter((trade) => [...trade.words].some(isTradeWord));
  return named.toSorted((a, b) => weightOfWords(b.words) - weightOfWords(a.words))[0] ?? null;
}

/** Each skill once, whatever its spelling, as first written. */
function distinctSkills(skills: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const skill of skills) {
    const key = askedKey(skill);
    if (key !== '' && !first.has(key)) first.set(key, skill);
  }
  return [...first.values()];
}

/**
 * What a typed job title asks for: the title, the skills that its trade expects, those that the title itself
 * names, and the years that its level expects. Where the trade is unknown, only the title and the years count. A
 * title without a word asks for nothing.
 */
export function titleTarget(title: string): Target {
  const asked = title.trim();
  const words = tradeWords(asked);
  const trade = tradeOf(words);
  const isExtra = (word: string) => words.has(word) && !trade?.words.has(word);
  const named = asked
    .split(/[\s,/|&()]+/u)
    .filter((name) => isKnownSkill(name) && [...tradeWords(name)].every(isExtra));
  return {
    title: asked,
    listingId: null,
    skills: distinctSkills([...named, ...(trade?.skills ?? [])]),
    minYears: words.size > 0 ? YEARS_BY_LEVEL[levelOf(asked) ?? 'none'] : null,
    education: null,
    certificates: [],
  };
}

/** What joins two skills to one entry: 'HTML/CSS', 'Git & GitHub'. */
const JOINS = /\/|\s(?:&|and|et|و)\s/u;

/**
 * What a job listing asks for: its title, its comma-separated skills, the lower end of its years, and the
 * degree and certificates that its description requires (what it only wishes for is not asked).
 */
export function listingTarget(listing: Listing): Target {
  const skills = listing.skills
    .split(/[,;\n،؛]/u)
    .map((skill) => skill.trim())
    .flatMap((skill) => {
      const pieces = skill.split(JOINS).map((piece) => piece.trim());
      return !isKnownSkill(skill) && pieces.every(isKnownSkill) ? pieces : [skill];
    });
  return {
    title: listing.title.trim(),
    listingId: listing.id,
    place: listing.location.trim(),
    skills: distinctSkills(skills),
    minYears: yearsAsked(listing.experience),
    education: educationAsked(listing.description),
    certificates: certificatesAsked(listing.description),
  };
}
