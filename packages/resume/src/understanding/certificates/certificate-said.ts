import { NAMES_ANYWHERE } from '../lexicon/certificate-gazetteer';
import {
  clauseBefore,
  goesOnAsHeld,
  leadsToGot,
  leadsToHeld,
  saysHas,
} from './certificate-holding';
import { byFirstLetter } from '../text/first-letters';
import { matchesIn } from '../text/matches';
import { oncePerText } from '../text/memory';
import type { Fact } from '../../schemas/resume';
import type { Section } from '../sections/section';
import { REFEREES, type SectionKind } from '../lexicon/headings';
import { Flow, foldedOf, type Span } from '../text/spans';
import { fold, letterCount, wordsOf } from '../text/words';

/** What a certificate is called behind its name, or that somebody has it. */
const CALLED = String.raw`(?: (?:certif(?:ied|ication|icate|iee?)|licen[cs]e|credential)(?!\p{L}))?`;

/** A certificate by a name that means nothing else, where a word begins. */
const named = byFirstLetter(
  NAMES_ANYWHERE,
  (names) => new RegExp(String.raw`(?<![\p{L}\d+]|\d[.-])(?:${names})(?![\p{L}\d])${CALLED}`, 'uy'),
);
const namedAlone = byFirstLetter(
  NAMES_ANYWHERE,
  (names) => new RegExp(String.raw`^(?:${names})${CALLED}(?: \([^()]+\))?$`, 'u'),
);

/** Among skills, what somebody may only have learnt. */
const MAY_BE_SUBJECT = /^(?:CCN[AP]|CCIE|MCS[ADE]|RHCE|RHCSA)$/;

/** Names that are also a model, a format, an exam or an office, folded: they need another beside them, or to be said. */
const MAY_BE_ELSE = /^(?:capm|mcts|pcap|osce|cisa|bsb|huet|series \d+)$/;

/** A shorter name is a word as well, unless it has capitals. */
const LONG = 9;

const isShown = (name: string): boolean =>
  letterCount(name) >= LONG || /\p{Lu}.*[\p{Lu}\d]/u.test(name);

/** Whether a text is the name of a certificate that means nothing else. */
export const isNamedAnywhere = oncePerText((name): boolean => {
  const folded = fold(name);
  return isShown(name) && namedAlone(folded.charAt(0))?.test(folded) === true;
});

/** What goes on with the name of what somebody is certified as. */
const GOES_ON_WITH_NAME = /^ (?!And |With |Seeking |Who )\p{Lu}\p{Ll}/u;

/** In short behind a name, or in full behind a short one. */
const IN_BRACKETS = /^ ?\(([A-Z][A-Z0-9+/-]{1,9})\)/;

/** How far a line reaches towards the end of its column, at least, where its sentence goes on below. */
const FULL = 0.8;

/** More lines are no paragraph, but a list. */
const MOST_LINES = 20;

/** The lines of a section in paragraphs, each of which reads on. */
export function paragraphsOf({ lines }: Section): Span[][] {
  const paragraphs: Span[][] = [];
  const widest = Math.max(0, ...lines.map(({ line }) => line.right - line.x));
  for (const span of lines) {
    const paragraph = paragraphs.at(-1);
    const last = paragraph?.at(-1);
    const goesOn =
      paragraph &&
      last &&
      paragraph.length < MOST_LINES &&
      !span.line.bullet &&
      last.line.block === span.line.block &&
      last.line.page === span.line.page &&
      last.line.right - last.line.x > FULL * widest &&
      !last.line.text.includes('\t');
    if (goesOn) paragraph?.push(span);
    else paragraphs.push([span]);
  }
  return paragraphs;
}

/** Where a name may begin: with a capital or a number, or with a word that some begin with. */
const BEGINNING =
  /\b(?:[A-Z\d]|brevet|sauveteur|habilit|attestation|permis|prevention|pr\u00e9vention|certif|carte|auditeur|forklift|first|basic|advanced|lean|six|green|black|yellow|food|notary|wilderness|real|teaching|qualifi|lead|internal|private|commercial|lifeguard|admitted|servsafe)/g;

/** Where a name stands. */
interface Named {
  start: number;
  end: number;
}

/** The names in a text that mean nothing but a certificate: where each begins, and where it ends. */
function namesIn(shown: string, folded: string): Named[] {
  const found: Named[] = [];
  for (const { index } of matchesIn(shown, BEGINNING)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const pattern = named(folded.charAt(index));
    if (!pattern) continue;
    pattern.lastIndex = index;
    const end = index + (pattern.exec(folded)?.[0].length ?? 0);
    if (end > index && isShown(shown.slice(index, end))) found.push({ start: index, end });
  }
  return found;
}

/** Sections that tell what somebody did: there it has to be said that a certificate was got. */
const ON_WORK: ReadonlySet<SectionKind> = new Set(['experience', 'projects']);

/** Whether a section tells what somebody did, where firms get certificates as well. */
export const isOnWork = ({ kinds }: Section): boolean => kinds.some((kind) => ON_WORK.has(kind));

/** Names of one list stand no further from each other. */
const WIDEST = 50;

/** Between names of one list, which are all of the same person. */
const BESIDE =
  /^[®™\s]*(?:\([^()]{1,30}\)|\d{4})?[\s,،;/&+®™]*(?:(?:and|et|or|ou|و) )?(?:(?:an?|the|my|du|le|la|mon|de la) )?$/u;

/** The names in a text in lists, each of which stands by itself or right beside others. */
function listsIn(shown: string, folded: string): Named[][] {
  const lists: Named[][] = [];
  for (const name of namesIn(shown, folded)) {
    const last = lists.at(-1)?.at(-1);
    const between = last ? folded.slice(last.end, name.start) : '';
    if (last && name.start - last.end < WIDEST && BESIDE.test(between)) lists.at(-1)?.push(name);
    else lists.push([name]);
  }
  return lists;
}

/** The certificates that a section says somebody has, in sentences and lists, by names that mean nothing else. */
export function saidIn(section: Section): Fact<string>[] {
  if (section.heading && REFEREES.test(foldedOf(section.heading))) return [];
  const atWork = isOnWork(section);
  const areSkills = section.kinds.includes('skills');
  return paragraphsOf(section).flatMap((spans) => {
    const flow = new Flow(spans);
    const text = fold(flow.text);
    return listsIn(flow.text, text).flatMap((list) => {
      const first = list[0]?.start ?? 0;
      const says = saysHas(text, first, atWork);
      const clause = clauseBefore(text, first);
      const isHeld = atWork ? leadsToGot(clause) : says === true || leadsToHeld(clause);
      if (says === false || !isHeld) return [];
      const isSure =
        says || list.some(({ start, end }) => !MAY_BE_ELSE.test(text.slice(start, end)));
      return list.flatMap(({ start, end }, i) => {
        const [name, rest] = [flow.text.slice(start, end), flow.text.slice(end)];
        const isOther =
          !isSure ||
          (start !== first && saysHas(text, start, atWork) === false) ||
          (areSkills && !says && MAY_BE_SUBJECT.test(name)) ||
          (i + 1 === list.length && !goesOnAsHeld(text.slice(end))) ||
          (/^certified /iu.test(name) && GOES_ON_WITH_NAME.test(rest));
        if (isOther) return [];
        const bracket = IN_BRACKETS.exec(rest)?.[0].length ?? 0;
        return [
          {
            value: flow.text.slice(start, end + bracket),
            evidence: flow.evidence(start, end + bracket),
          },
        ];
      });
    });
  });
}

/** What a name says of itself, without what it is called and without what stands in brackets: 'pmp' of 'PMP (certified)'. */
const wordsNaming = (name: string): readonly string[] =>
  wordsOf(
    fold(name)
      .replace(/\([^()]*\)?/gu, ' ')
      .replace(/^(?:licensed|active) /u, '')
      .replace(/ (?:certif\p{L}+|licen[cs]e\p{L}*|credentials?|exam)(?!\p{L})/gu, ' '),
  );

const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'in', 'and', 'the', 'de', 'du', 'et']);

const initialsOf = (words: readonly string[]): string =>
  words.map((word) => (SMALL_WORDS.has(word) ? '' : word.charAt(0))).join('');

const withoutPlural = (word: string): string => word.replace(/(?<=\p{L}{4})s$/u, '');

/** What is compared of a name: what it says of itself, and all its words, without plurals. */
const sayingOf = oncePerText((name) => {
  const own = wordsNaming(name).map(withoutPlural);
  const said = wordsOf(fold(name));
  const words = said.map(withoutPlural);
  return {
    own,
    short: own.join(''),
    words: new Set(words),
    whole: words.join(''),
    initials: initialsOf(said),
  };
});

/** Whether `name` says what `other` says, perhaps in short, or less of it. */
const isNamedBy = (name: string, other: string): boolean => {
  const { own, short } = sayingOf(name);
  const { words, whole, initials } = sayingOf(other);
  return (
    own.every((word) => words.has(word) || SMALL_WORDS.has(word)) ||
    (short.length >= LONG && whole.includes(short)) ||
    (short.length > 2 && initials.startsWith(short))
  );
};

/** Whether a certificate of a section on them is what a sentence elsewhere says more of: 'OSHA 30' of 'OSHA 30-hour card'. */
const isSaidInFull = (listed: string, name: string): boolean =>
  sayingOf(listed).own.length > 0 && isNamedBy(listed, name);

/** Sentences say no more certificates than so many. Each is compared with all others. */
const MOST_SAID = 200;

/** `facts` with those of `more` that none of them, and none before, names or was read from. */
export function withNamed(
  facts: readonly Fact<string>[],
  more: readonly Fact<string>[],
): Fact<string>[] {
  const all = [...facts];
  const longestFirst = more.slice(0, MOST_SAID).toSorted((a, b) => b.value.length - a.value.length);
  const kept = new Set<Fact<string>>();
  for (const own of longestFirst) {
    if (facts.some(({ value }) => isSaidInFull(value, own.value))) continue;
    if (all.some((other) => isNamedBy(own.value, other.value) || overlaps(own, other))) continue;
    all.push(own);
    kept.add(own);
  }
  return [...facts, ...more.filter((own) => kept.has(own))];
}

/** Whether two facts were read at one place. */
export const overlaps = (own: Fact<string>, other: Fact<string>): boolean =>
  own.evidence.some(({ line, start, end }) =>
    other.evidence.some((at) => at.line === line && at.start < end && at.end > start),
  );
