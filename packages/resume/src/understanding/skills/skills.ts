import type { Fact } from '../../schemas/resume';
import { isGotOnDay, nameIn } from '../certificates/certificate-names';
import { isCalledOne } from '../certificates/certificate-sure';
import { OPENS } from '../certificates/certificate-words';
import { rangesIn } from '../dates/dates';
import { headingKinds, kindNamedIn } from '../vocabulary/headings';
import { languagesIn } from '../languages/languages';
import type { ResumeLine } from '../text/layout';
import { tellsHowToReach } from './not-skills';
import type { Section } from '../sections/sections';
import { withNamesBeforeDashes, withNamesOverDetails, withoutOtherParts } from './skill-asides';
import { headingsIn } from './skill-groups';
import { groupLabels, withNamesTold } from './skill-labels';
import { parse, type Parsed } from './skill-lines';
import { isUnderGroup, neighboursOf } from './skill-neighbours';
import { withoutLeadIns } from './skill-sentences';
import { withWholePhrases } from './skill-phrases';
import { partsByRank } from './skill-ranks';
import { withSkillsNamed } from './skill-named';
import { withTasks } from './skill-tasks';
import { isComputingSkill, isKnownSkill, mentionsOf, skillKey } from '../vocabulary/skillnames';
import { distinct, factOf, textOf, trimSpan, type Span } from '../text/spans';
import { isSentence, LABEL } from './unit';
import { unitsIn } from './units';
import { fold } from '../text/words';

const asLabel = { kind: 'label' as const, items: [] };

/** Whether a line has a certificate by its day or by its name, where a heading is over both: 'Skills & certifications'. */
function isCertificate(span: Span): boolean {
  const name = textOf(nameIn(span));
  return isGotOnDay(span) || OPENS.test(fold(name)) || isCalledOne(name);
}

/** `section` without its certificates, where its heading is over both. */
const withoutCertificates = (section: Section): Section =>
  section.kinds.includes('certificates')
    ? { ...section, lines: section.lines.filter((span) => !isCertificate(span)) }
    : section;

function itemsInSection(section: Section, lines: readonly ResumeLine[]): Fact<string>[] {
  const units = unitsIn(withoutCertificates(section), lines).flatMap(withoutLeadIns);
  const labels = groupLabels(units);
  const all: Parsed[] = units.map((unit, i) => ({
    ...parse(unit, units[i - 1], units[i + 1], units[i + 2]),
    ...(labels.has(unit) && asLabel),
  }));
  const parsed = withTasks(
    withWholePhrases(
      withNamesBeforeDashes(
        withNamesTold(withSkillsNamed(withNamesOverDetails(withoutOtherParts(all)))),
      ),
    ),
  );
  const otherRows = new Set(
    parsed
      .filter(({ kind, unit }) => kind === 'other' || tellsHowToReach(fold(unit.flow.text)))
      .map(({ unit }) => unit.row),
  );
  const heads = headingsIn(parsed);
  return parsed.flatMap((own) => (otherRows.has(own.unit.row) || heads.has(own) ? [] : own.items));
}

/** `items`, if most of them are known as skills. */
const mostlyKnown = (items: Fact<string>[]): Fact<string>[] =>
  items.length > 1 && items.filter(({ value }) => isKnownSkill(value)).length * 2 > items.length
    ? items
    : [];

/** What a section lists under words that are no known heading, such as 'Frontend', if most of it is known as skills. */
const itemsUnderGroup = (section: Section, lines: readonly ResumeLine[]) =>
  isUnderGroup(section) ? mostlyKnown(itemsInSection(section, lines)) : [];

/** Beside a section on skills, or in it under a line of its own rank, a list is one of skills if so large a part of it is known. */
const LEAST_KNOWN = { beside: 1 / 3, within: 1 / 5 };

/** What a part beside a section on skills lists, if some of it is known as skills and it tells of no work. */
function itemsBeside(
  section: Section,
  lines: readonly ResumeLine[],
  least = LEAST_KNOWN.beside,
): Fact<string>[] {
  const tells = section.lines
    .map(textOf)
    .some((text) => isSentence(text) || rangesIn(fold(text)).length > 0);
  const items = tells ? [] : itemsInSection(section, lines);
  const known = items.filter(({ value }) => isKnownSkill(value)).length;
  return known > 1 && known >= least * items.length ? items : [];
}

/** What a section lists under lines that name skills, though they do not stand out as the headings do. */
function itemsUnderLabels(section: Section, lines: readonly ResumeLine[]): Fact<string>[] {
  const parts: Section[] = [];
  for (const span of section.lines) {
    const { bold, cells } = span.line;
    const kinds = bold && cells.length === 1 ? headingKinds(textOf(span)) : [];
    if (bold && !LABEL.test(textOf(span)))
      parts.push({ kind: 'other', kinds, heading: span, lines: [] });
    else parts.at(-1)?.lines.push(span);
  }
  const named = parts.filter(
    ({ kinds }) => kinds.includes('skills') || kinds.includes('languages'),
  );
  return named.flatMap((part) => mostlyKnown(itemsInSection(part, lines)));
}

/** What stands before a list on its line, with a colon or in bold: 'Programming languages: Python, R'. */
const labelBefore = ({ line, start, end }: Span): string =>
  LABEL.exec(line.text.slice(start, end))?.[0] ?? line.text.slice(start, line.boldEnd);

/** The end of a label of what somebody works with, folded: 'Security tools'. */
const OF_TOOLS =
  /(?:tools?|software|programs|systems|technolog(?:y|ies)|frameworks?|librar(?:y|ies)|databases?|platforms?|equipment|outils?|logiciels?|progiciels?|langages?|materiels?|systemes?)$/u;
const LEAST_TOOLS = 3;

/** What stands behind a label on a line, if most of it is known as skills or the label is one of tools, which need not be known. */
function behindLabel(span: Span, section: Section, lines: readonly ResumeLine[]) {
  const label = labelBefore(span);
  const name = label.replace(/[\s:]+$/u, '');
  const isBare = label === '' || label.length >= span.end - span.start;
  const listed = { ...span, start: span.start + label.length };
  const items = isBare ? [] : itemsInSection({ ...section, lines: [listed] }, lines);
  const known = mostlyKnown(items);
  const isSure = known.length > 0 && headingKinds(name).includes('skills');
  const areTools = OF_TOOLS.test(fold(name)) && items.length >= LEAST_TOOLS;
  return { isSure, items: areTools ? items : known };
}

/** What lines list behind labels, of which one names skills: 'Scripts: Bash, Perl' over 'Software: …'. Outside of work and projects. */
function itemsBehindLabels(section: Section, lines: readonly ResumeLine[]): Fact<string>[] {
  if (section.kinds.some((kind) => kind === 'experience' || kind === 'projects')) return [];
  const runs: ReturnType<typeof behindLabel>[][] = [[]];
  for (const span of section.lines) {
    const listed = behindLabel(span, section, lines);
    if (listed.items.length > 0) runs.at(-1)?.push(listed);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.some(({ isSure }) => isSure))
    .flatMap((run) => run.flatMap(({ items }) => items));
}

/** From so many on, lines below each other that are names of programs or of their languages list skills, wherever they stand. */
const LEAST_IN_RUN = 4;

/** What the lines of a section list one by one, with nothing but such a name on each. */
function itemsInRuns({ lines }: Section): Fact<string>[] {
  const runs: Span[][] = [[]];
  for (const span of lines) {
    const name = trimSpan(span, /[\s•·●▪■◦*–—-]/u);
    if (isComputingSkill(textOf(name))) runs.at(-1)?.push(name);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= LEAST_IN_RUN).flatMap((run) => run.map(factOf));
}

/** Whether the languages of a section are those of programs, as nothing in its heading says. */
function areOfCode(section: Section, lines: readonly ResumeLine[]): boolean {
  if (section.kind !== 'languages' || languagesIn([section]).length > 0) return false;
  const items = itemsInSection(section, lines);
  const known = items.filter(({ value }) => isComputingSkill(value)).length;
  return known > 1 && known * 3 >= items.length * 2;
}

/**
 * The most skills that are read of one list, since a list may have any length. The longest in the resumes that we
 * know has 34.
 */
const MOST_LISTED = 1000;

const isOfSkills = ({ heading }: Section): boolean =>
  heading !== null && kindNamedIn(textOf(heading)) === 'skills';

/** What a section on skills lists, and parts of it under lines as large as its heading, if they list skills as well. */
function itemsByRank(section: Section, lines: readonly ResumeLine[]): Fact<string>[] {
  const [own, ...others] = partsByRank(section);
  return [
    ...itemsInSection(own, lines),
    ...others.flatMap((part) =>
      isOfSkills(part) ? itemsInSection(part, lines) : itemsBeside(part, lines, LEAST_KNOWN.within),
    ),
  ];
}

/** What the sections on skills list; without such a section, what else lists mostly skills. */
function listedIn(sections: readonly Section[], lines: readonly ResumeLine[]): Fact<string>[] {
  const own = sections.filter(
    (section) => section.kinds.includes('skills') || areOfCode(section, lines),
  );
  const listed = own.flatMap((section) => itemsByRank(section, lines));
  const beside = neighboursOf(new Set(own), sections);
  if (listed.length > 0)
    return [...listed, ...beside.flatMap((section) => itemsBeside(section, lines))];
  for (const itemsOf of [itemsUnderGroup, itemsUnderLabels, itemsBehindLabels, itemsInRuns]) {
    const found = sections.flatMap((section) => itemsOf(section, lines));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The skills: what the sections on skills list, without group names and levels. Those of `knownSkills` count wherever they
 * are mentioned. Others that running text mentions are not given: in sets of real resumes they cost more than they
 * earned.
 */
export function skillsIn(
  sections: readonly Section[],
  lines: readonly ResumeLine[],
  knownSkills: readonly string[],
): Fact<string>[] {
  const listed = distinct(listedIn(sections, lines), skillKey);
  const everywhere = lines.map((line) => ({ line, start: 0, end: line.text.length }));
  const known = knownSkills.length > 0 ? everywhere.flatMap(mentionsOf(knownSkills)) : [];
  return distinct([...listed.slice(0, MOST_LISTED), ...known.map(factOf)], skillKey);
}
