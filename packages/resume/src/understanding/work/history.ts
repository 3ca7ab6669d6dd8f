import type { Fact } from '../../schemas/resume';
import { LONG_LINE } from './anchors';
import { rangesIn } from '../dates/dates';
import { degreesIn } from '../studies/degrees';
import { entriesIn, type Entry } from './experience';
import { isListOfKinds } from '../vocabulary/heading-fields';
import { headingKinds } from '../vocabulary/headings';
import { markedEntries } from './marked-entries';
import { hasRole } from '../vocabulary/roles';
import type { Section } from '../sections/section';
import { foldedOf, textOf, type Span } from '../text/spans';
import { sureEntries } from './sure-entries';
import { undatedTitles } from './undated-titles';
import { wordsOf } from '../text/words';

/** So many words that end with a full stop are running text. */
const LEAST_OF_SENTENCE = 5;

/** So many words a line may have that begins with its range and tells of the job at once. */
const MOST_OF_ENTRY = 40;

/** Whether a line ends with a range whose last word is shortened: 'Janvier 2021 – à ce j.' */
function endsWithRange(span: Span): boolean {
  const text = foldedOf(span).trimEnd();
  return rangesIn(text).at(-1)?.end === text.length;
}

const ENDS_WITH_DASHED = /[-–—]\s?(?:\p{L}+\.? )?\d{4}\.$/u;

/** Whether a line of names ends with a range and a full stop: 'Clerk, Old Mill Bank, July 2016-May 2017.' */
function namesWithRange(span: Span): boolean {
  const text = textOf(span).trimEnd();
  if (!ENDS_WITH_DASHED.test(text)) return false;
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  const names = long.filter((word) => /^\p{Lu}/u.test(word));
  return rangesIn(foldedOf(span)).length === 1 && names.length * 3 >= long.length * 2;
}

/** Whether a line is of running text, whose dates are of no job. */
function isRunningText(span: Span): boolean {
  const words = wordsOf(textOf(span)).length;
  if (words <= MOST_OF_ENTRY && rangesIn(foldedOf(span))[0]?.start === 0) return false;
  return (
    words > LONG_LINE ||
    (words >= LEAST_OF_SENTENCE &&
      /\p{L}\.\s*$|\d{4}\.\s*$/u.test(textOf(span)) &&
      !endsWithRange(span) &&
      !namesWithRange(span))
  );
}

const isOfBoth = ({ kind, kinds }: Section): boolean =>
  kind === 'education' && kinds.includes('experience');

const namesDegrees = ({ lines }: Section): boolean => {
  const plain = lines.filter(({ line }) => !line.bullet);
  const areTasks = plain.some((span) => rangesIn(foldedOf(span)).length > 0);
  return (areTasks ? plain : lines).some((span) => degreesIn(span).length > 0);
};

/** A heading of all that somebody went through, work and studies. */
const OF_BOTH =
  /^\P{L}*(?:(?:mon|ma|my|le|the) )?(?:parcours|cheminement|background|journey|chronologie|timeline|مسار|المسار)\P{L}*$/u;
/** So many degrees show that such a part is of studies, where work has its own heading. */
const LEAST_DEGREES = 2;

/** Whether a part is of the studies that somebody went through, and no work, beside others on work. */
function isOfStudies({ heading, lines }: Section): boolean {
  if (heading === null || !OF_BOTH.test(foldedOf(heading))) return false;
  const studies = lines.filter((span) => degreesIn(span).length > 0);
  const isJob = (span: Span) =>
    !span.line.bullet && hasRole(textOf(span)) && !studies.includes(span);
  return studies.length >= LEAST_DEGREES && !lines.some(isJob);
}

/**
 * The sections of work, and those of both work and studies: 'Academic experience' is of work where no degree stands in it,
 * and 'Education and work' where no other is.
 */
export function sectionsOfWork(sections: readonly Section[]): Section[] {
  const headed = sections.filter(({ kind }) => kind === 'experience');
  const isOnlyOne = headed.length === 0;
  const areSeveral = headed.some((section) => !isOfStudies(section) && section.lines.length > 0);
  return sections.filter((section) => {
    if (!isOfBoth(section))
      return section.kind === 'experience' && !(areSeveral && isOfStudies(section));
    const isListed = section.heading !== null && isListOfKinds(textOf(section.heading));
    return (isOnlyOne && isListed) || !namesDegrees(section);
  });
}

/** Service that is work where it was done as something. */
const MILITARY =
  /^\P{L}*(?:(?:military|army|navy|national) service|service (?:militaire|national)|(?:ال)?خدمه (?:ال)?عسكريه)\P{L}*$/u;

const isMilitary = ({ heading }: Section): boolean =>
  heading !== null && MILITARY.test(foldedOf(heading));

/** What says that somebody did not serve, or not yet. */
const NOT_SERVED =
  /(?<!\p{L})(?:exempt\p{L}*|dispens\p{L}*|postpon\p{L}*|deferred|deferment|reportee?|sursis\p{L}*)(?!\p{L})|معف|اعفاء|م[ؤو]جل/u;

/** The places of work in a section. Among studies and in military service they have a title. */
function workIn(section: Section, headline: string | null): Entry[] {
  if (isMilitary(section)) {
    const lines = section.lines.filter((span) => !NOT_SERVED.test(foldedOf(span)));
    return entriesIn({ ...section, lines }).filter(
      ({ range, title }) => range && title && hasRole(title.value),
    );
  }
  const entries = entriesIn(section, headline);
  const isMixed = isOfBoth(section) && namesDegrees(section);
  return isMixed ? entries.filter(({ title }) => title && hasRole(title.value)) : entries;
}

/** The work of a resume: its places, and titles without dates where no place has one. */
interface History {
  entries: Entry[];
  undated: Fact<string>[];
  /** Whether the places stand under no heading of work, so that some may be missing. */
  isElsewhere: boolean;
}

/** What is no work though people date it and say as what they took part. */
const NO_WORK =
  /(?<!\p{L})(?:engagements?|associati\p{L}+|clubs?|societies|sports?|sporti\p{L}+|voyages?|travels?|responsabilites|responsibilities|committees?|comites?|competitions?|concours|hackathons?|events?|evenements|realisations|palmares|expositions?|exhibitions?|speaking)(?!\p{L})/u;

/** What says of a heading that it may be on work all the same: 'Professional accomplishments'. */
const MAY_BE_WORK =
  /(?<!\p{L})(?:profes\p{L}+|work|career|jobs?|carriere|emplois?)(?!\p{L})|مهني|عمل/u;

/** Whether a heading names something else that is known, such as awards, or what people do beside their work. */
const isOfOther = ({ heading }: Section): boolean =>
  heading !== null &&
  !MAY_BE_WORK.test(foldedOf(heading)) &&
  (headingKinds(textOf(heading)).includes('other') || NO_WORK.test(foldedOf(heading)));

/** What somebody may do or owns, whose dates are of no job. */
const OF_PERMIT =
  /^\P{L}*(?:permis|driving licen[cs]e|driver'?s licen[cs]e|visa|passe?port|رخصه)(?!\p{L})/u;

const withoutProse = (section: Section): Section => ({
  ...section,
  lines: section.lines.filter((line) => !isRunningText(line) && !OF_PERMIT.test(foldedOf(line))),
});

/** So many words a heading of something else has at most. */
const MOST_OF_HEADING = 3;

/** A section without what stands in it below a line that says what no work is, as a heading does that is not known: 'Palmarès'. */
function beforeOthers(section: Section): Section {
  const end = section.lines.findIndex(
    (line) =>
      wordsOf(textOf(line)).length <= MOST_OF_HEADING &&
      !/\d/u.test(textOf(line)) &&
      !hasRole(textOf(line)) &&
      isOfOther({ ...section, heading: line }),
  );
  return end < 0 ? section : { ...section, lines: section.lines.slice(0, end) };
}

/** The sections that never tell of work, whatever is dated in them. */
const NEVER: ReadonlySet<Section['kind']> = new Set(['projects', 'volunteering', 'certificates']);

/** A part that is not headed as work and has more letters is no history of one person. */
const MOST_LETTERS = 20_000;

const isOfMeasure = ({ lines }: Section): boolean =>
  lines.reduce((sum, { start, end }) => sum + end - start, 0) <= MOST_LETTERS;

/** The work that stands under no heading of work: in parts without one, under other headings, or as what is set in the form of entries. */
function historyElsewhere(sections: readonly Section[]): Entry[] {
  const rest = sections
    .filter(
      (section) => section.heading === null || (section.kind === 'other' && !isOfOther(section)),
    )
    .flatMap((section) => entriesIn(withoutProse(beforeOthers(section))))
    .filter(({ range, title, isLone }) => range && title && !isLone);
  if (rest.length > 0) return rest;
  const others = sections.filter(
    (section) => !NEVER.has(section.kind) && !isOfOther(section) && isOfMeasure(section),
  );
  const marked = others.filter(({ kinds }) => !kinds.includes('education')).flatMap(markedEntries);
  if (marked.length > 0) return marked;
  return others
    .filter(({ heading }) => heading !== null)
    .flatMap((section) => sureEntries(withoutProse(section)));
}

/** The work that a layout set apart from its heading: it stands in a part without one that is not the first. */
const strays = (sections: readonly Section[]): Entry[] =>
  sections
    .slice(1)
    .filter((section) => section.heading === null && isOfMeasure(section))
    .flatMap((section) => sureEntries(withoutProse(section)));

/** So many titles without dates show that a list of work leaves them out, as one alone may head what follows. */
const LEAST_UNDATED = 2;

/** The jobs without dates that a section begins with, before the first that has some, in the letters of its title: the first is the newest. */
function titlesBefore(section: Section, entries: readonly Entry[]): Entry[] {
  const at = (title: Fact<string> | null) =>
    section.lines.findIndex(({ line }) => line.index === title?.evidence[0]?.line);
  const first = entries.find(({ range, title }) => range && at(title) >= 0);
  const own = section.lines[at(first?.title ?? null)]?.line;
  const [top] = section.lines;
  if (!first?.range?.value.to || !own?.bold || top?.line.size !== own.size || !top.line.bold)
    return [];
  const before = undatedTitles({ ...section, lines: section.lines.slice(0, at(first.title)) });
  const alike = before.filter((title) => {
    const line = section.lines[at(title)]?.line;
    return line !== undefined && line.bold && line.size === own.size;
  });
  return alike.length < LEAST_UNDATED
    ? []
    : alike.map((title, i) => ({ range: null, title, present: i === 0 }));
}

/** The work of a resume: from the sections on experience, or where none is headed so or none tells of any, from what is left over. */
export function historyOf(sections: readonly Section[], headline: string | null): History {
  const work = sectionsOfWork(sections);
  const shared = sections.filter(
    ({ kinds }) => /^(?:projects|other)$/u.test(kinds[0] ?? '') && kinds.includes('experience'),
  );
  const military = sections.filter((section) => isMilitary(section) && !work.includes(section));
  const own = work.length > 0 ? [...work, ...military] : shared.map(withoutProse);
  const headed = own.flatMap((section) => workIn(section, headline));
  if (headed.length > 0) {
    const newest = own.flatMap((section) => titlesBefore(section, headed));
    const entries = [...newest, ...headed, ...strays(sections)];
    const areTitled = entries.some(({ title }) => title);
    return { entries, undated: areTitled ? [] : own.flatMap(undatedTitles), isElsewhere: false };
  }
  const undated = own.flatMap(undatedTitles);
  const elsewhere =
    undated.length > 0
      ? []
      : historyElsewhere(
          sections.filter((section) => !work.includes(section) && !shared.includes(section)),
        );
  return { entries: elsewhere, undated, isElsewhere: true };
}
