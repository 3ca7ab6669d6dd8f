import type { Fact } from '../schemas/resume';
import { rangesIn, readsAsDates } from './dates';
import { distinct } from './experience';
import { headingKinds } from './headings';
import { namesLanguages } from './languages';
import type { ResumeLine } from './layout';
import { levelWords } from './lexicon/levels';
import type { Section } from './sections';
import { LONGEST, partsOf } from './skill-parts';
import { isComputingSkill, isKnownSkill, mentionsIn, mentionsOf, skillKey } from './skillnames';
import { evidenceOf, textOf, type Flow, type Span } from './spans';
import { fold, letterCount, wordsOf } from '../text';
import { DASHED, isListed, isSentence, LABEL, unitsIn, type Unit } from './units';

const EDGE = /[\s\p{Co}\p{So}\p{Sk},،;؛|:•·●▪■◦○★☆✓✔➢*–—\u200e\u200f"“”\uf0b7-]/u;

/** Whether `text` only says how well something is mastered: 'Advanced', '4/5', '80 %', '★★★☆'. */
function isLevel(text: string): boolean {
  return wordsOf(text).every((word) => levelWords.has(word) || /^\d+$/.test(word));
}

const otherLabels =
  /^(?:(?:security )?clearances?|certifi(?:cates?|cations?)|licen[cs]es?|interests?|hobbies|sports?|awards?|references?|interets|centres? d'interets?|loisirs|freizeit|interessen|driving licen[cs]e|permis.*|availability|nationality|الاهتمامات|هوايات)$/u;

/** What a unit of a section on skills is: a label heads others, a level qualifies one, 'other' is no skill. */
interface Parsed {
  unit: Unit;
  kind: 'level' | 'sentence' | 'list' | 'item' | 'label' | 'other';
  items: Fact<string>[];
  labelled: boolean;
}

const LEVEL_AFTER = /\s*(?:[-–—:(|]|\s{2,})\s*([^()]*?)\)?\s*$/u;
const MEASURE_AFTER =
  /\s*(?:[-–—:|]\s*|\(|\s(?=\d{1,3}\s*%))(?:\d{1,3}\s*%|\d\s*\/\s*\d{1,2}|\d{1,2}\s*\+?\s*(?:years?|yrs?|ans?|jahre?|سنوات))\)?\s*$/iu;

function withoutLevel(text: string): string {
  const counted = text.replace(MEASURE_AFTER, '');
  const tail = LEVEL_AFTER.exec(counted);
  const level =
    tail !== null && tail.index > 0 && letterCount(tail[1] ?? '') > 0 && isLevel(tail[1] ?? '');
  return level ? counted.slice(0, tail.index) : counted;
}

const LED = /^(\p{L}+)\s+(?=\S)/u;
const TRAILED = /\s+(\p{L}+)$/u;

/** A list of so many skills may begin with how well all of them are mastered. */
const LED_PIECES = 3;

/** How many letters of `text` only say how well the skills are mastered that follow them: 'Débutant Ruby, …'. */
function ledByLevel(text: string): number {
  const led = LED.exec(text);
  if (!led || !isLevel(led[1] ?? '') || isKnownSkill(text)) return 0;
  return isKnownSkill(text.slice(led[0].length).split('/')[0] ?? '') ? led[0].length : 0;
}

/** `text` without the word after a skill that says how well it is mastered: 'Swift Master'. */
function withoutTrailingLevel(text: string): string {
  const trailed = TRAILED.exec(text);
  if (!trailed || !isLevel(trailed[1] ?? '') || isKnownSkill(text)) return text;
  return isKnownSkill(text.slice(0, trailed.index)) ? text.slice(0, trailed.index) : text;
}

/** The pieces of a list between separators that are not inside brackets. */
function piecesOf(text: string): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  const parting = [' / ', ' – '].filter((sign) => text.split(sign).length > 2);
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i);
    if (c === '(') depth += 1;
    else if (c === ')') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (/[,،;؛•·●▪■◦|\t]/.test(c) ||
        text.slice(i, i + 3).trim() === '' ||
        parting.includes(text.slice(i - 1, i + 2)))
    ) {
      pieces.push({ start, end: i });
      start = i + 1;
    }
  }
  return [...pieces, { start, end: text.length }];
}

const OPENING = /^(?:and|et|und|&|و(?=[ A-Za-z])|e\.g\.|such as|including)\s+/iu;
const CLOSING = /\s*(?:\betc\b\.?|\.\.\.|…)\s*$/iu;
const NO_SKILL =
  /^(?:designed|made|built|created|powered|generated) (?:by|in|using|with) |[?[\]]|(?:\d[\s.-]?){8}|https?:|www\.|@\w|\.com\b|^\(/iu;
/** A list in brackets with its head may be longer. */
const LONGEST_LISTED = 200;

function itemsIn(flow: Flow, from: number): Fact<string>[] {
  const items: Fact<string>[] = [];
  const pieces = piecesOf(flow.text.slice(from));
  const [first] = pieces;
  for (const piece of pieces) {
    let start = from + piece.start;
    const end = from + piece.end;
    while (start < end && EDGE.test(flow.text.charAt(start))) start += 1;
    start += OPENING.exec(flow.text.slice(start, end))?.[0].length ?? 0;
    if (piece === first && pieces.length >= LED_PIECES)
      start += ledByLevel(flow.text.slice(start, end));
    let value = withoutLevel(flow.text.slice(start, end).replace(CLOSING, '').trimEnd());
    while (value !== '' && (EDGE.test(value.at(-1) ?? '') || /[^.]\.$/.test(value)))
      value = value.slice(0, -1);
    value = withoutTrailingLevel(value);
    if (letterCount(value) === 0 || value.length > LONGEST_LISTED || NO_SKILL.test(value)) continue;
    if (isLevel(value) && !isKnownSkill(value)) continue;
    for (const part of partsOf(value).filter((each) => each.end - each.start <= LONGEST))
      items.push({
        value: value.slice(part.start, part.end),
        evidence: flow.evidence(start + part.start, start + part.end),
      });
  }
  return items;
}

const factOf = (span: Span): Fact<string> => ({
  value: textOf(span),
  evidence: [evidenceOf(span)],
});

const mentions = (unit: Unit): Fact<string>[] => unit.spans.flatMap(mentionsIn).map(factOf);

/** Whether the first cell of a row names the group that the rest of the row lists. */
function heads(unit: Unit, next: Unit): boolean {
  const { text } = unit.flow;
  if (isListed(text) || isLevel(next.flow.text)) return false;
  if (isListed(next.flow.text) || (unit.bold && !next.bold) || unit.line !== next.line) return true;
  return ['skills', 'languages'].includes(headingKinds(text)[0] ?? '');
}

/** Whether a cell between two lists names the group of the second: 'Frontend React, Vue Backend Java, Spring'. */
const headsInRow = (previous: Unit | undefined, unit: Unit, next: Unit): boolean =>
  previous?.row === unit.row &&
  isListed(previous.flow.text) &&
  isListed(next.flow.text) &&
  !isListed(unit.flow.text) &&
  !isKnownSkill(unit.flow.text);

/** The bold words that begin a line before lighter ones: 'Langages Python, PHP'. */
function boldLabel({ flow, spans }: Unit): RegExpExecArray | null {
  const [first] = spans;
  const length = first ? first.line.boldEnd - first.start : 0;
  const label = flow.text.slice(0, Math.max(0, length));
  const isLabel =
    letterCount(label) > 1 &&
    length < flow.text.trimEnd().length &&
    wordsOf(label).length <= MOST_WORDS_OF_LABEL &&
    !isListed(label) &&
    !isKnownSkill(label.trim()) &&
    isListed(flow.text.slice(length));
  return isLabel ? /^\s*(.*\S)\s*$/u.exec(label) : null;
}

const MOST_WORDS_OF_LABEL = 4;

/** The name of a group before what it lists. */
function labelOf(unit: Unit): RegExpExecArray | null {
  const { text } = unit.flow;
  const dashed = DASHED.exec(text);
  const isName = dashed && !isComputingSkill(dashed[1] ?? '');
  return LABEL.exec(text) ?? (isName ? dashed : boldLabel(unit));
}

/** Whether what stands before a level is what is mastered, and no language or word for the level. */
const isRated = (text: string): boolean =>
  !isLevel(text) && !namesLanguages(text) && headingKinds(text).length === 0;

/** What somebody does, in French: 'Adapter la lumière, le cadrage'. */
const DOES =
  /^[^\p{L}]*(?:\p{Lu}\p{Ll}+(?:er|ir|dre|ttre|ître|crire|uire)|Faire|Lire|Suivre)\s+(?:(?:et|à) \p{Ll}+(?:er|ir|re)\s+)?(?:les?|la|une?|des|aux?|tou(?:te)?s|l['’]\S|sur|avec)\s*\S/u;

/** What somebody did, as a resume by skills tells it below each group: 'Managed the front desk of a firm'. */
const DID =
  /^[^\p{L}]*(?:managed|reduced|processed|reconciled|coordinated|developed|created|trained|prepared|conducted|handled|assisted|provided|maintained|increased|improved|organi[sz]ed|delivered|achieved|resolved|negotiated|implemented|established|performed|monitored|oversaw|analy[sz]ed|responded|answered|scheduled|planned|wrote|taught|built|supported|ensured|helped|recruited|supervised|designed|launched)\s+\S+\s+\S/iu;

const MOST_WORDS_LISTED = 4;

/** Whether `text` is at least three short names between commas, whatever ends it. */
function listsNames(text: string): boolean {
  const names = text.split(/[,،;]/);
  return names.length > 2 && names.every((name) => wordsOf(name).length <= MOST_WORDS_LISTED);
}

const SAYS_MASTERED = /^[^\p{L}]*(?:ma[iî]tr[iî]se|parle)\s+(?:l['’]|le |du |de l['’])?/iu;

/** From so many words on a phrase with 'de' tells more than the name of a skill. */
const MOST_WORDS_OF = 9;

function parse(unit: Unit, previous: Unit | undefined, next: Unit | undefined): Parsed {
  const { text } = unit.flow;
  const label = labelOf(unit);
  const from = label ? label[0].length : 0;
  const is = (kind: Parsed['kind'], items: Fact<string>[] = []): Parsed => ({
    unit,
    kind,
    items,
    labelled: label !== null,
  });
  if (label && isLevel(text.slice(from)) && isRated(label[1] ?? '')) {
    const start = text.indexOf(label[1] ?? '');
    const end = start + (label[1] ?? '').length;
    return is('list', [
      { value: text.slice(start, end), evidence: unit.flow.evidence(start, end) },
    ]);
  }
  if (isLevel(text.slice(from)) && !isKnownSkill(text)) return is('level');
  if (readsAsDates(fold(text).trim()) || rangesIn(fold(text))[0]?.start === 0) return is('other');
  if (otherLabels.test(fold(label?.[1] ?? text).trim())) return is('other');
  if (namesLanguages(text.slice(from).replace(SAYS_MASTERED, ''))) return is('other');
  if (/:\s*$/.test(text)) return is('label');
  if (next?.row === unit.row && previous?.row !== unit.row && heads(unit, next)) return is('label');
  if (next?.row === unit.row && headsInRow(previous, unit, next)) return is('label');
  if (!label && headingKinds(text).some((kind) => kind === 'skills' || kind === 'languages'))
    return is('label');
  const words = wordsOf(text).length;
  const wordy =
    !isListed(text) &&
    ((words >= 5 && /(?:^|\s)(?:with|of|in|avec|mit|using)\s/iu.test(text)) ||
      (words >= MOST_WORDS_OF && /(?:^|\s)de\s/iu.test(text)));
  const named = wordy ? mentions(unit) : [];
  const isList = label !== null && listsNames(text.slice(from));
  if (
    (isSentence(text.slice(from)) && !isList) ||
    DOES.test(text.slice(from)) ||
    DID.test(text) ||
    named.length > 0
  )
    return is('sentence', mentions(unit));
  const items = itemsIn(unit.flow, from);
  const isMany = items.length > 1 && piecesOf(text).length > 1;
  return is(label !== null || isMany || isListed(text) ? 'list' : 'item', items);
}

const middle = ({ x, right }: Unit) => (x + right) / 2;

/** Whether the row of `unit` is indented, bulleted, lighter or smaller below the row of `own`. */
function standsOver(own: readonly Unit[], below: readonly Unit[]): boolean {
  const [first] = own;
  const [next] = below;
  if (
    !first ||
    !next ||
    (next.line.block !== first.line.block && next.line.page === first.line.page)
  )
    return false;
  if ((next.bullet && !first.bullet) || (first.bold && !next.bold) || first.size > next.size + 0.6)
    return true;
  const centred = own.every((unit) =>
    below.some(
      (other) =>
        Math.abs(middle(unit) - middle(other)) < 4 || Math.abs(unit.right - other.right) < 2,
    ),
  );
  return (
    !centred &&
    own.every(({ indent }) =>
      below.some((unit) => unit.indent > indent + 4 && unit.indent < indent + 40),
    ) &&
    next.indent > first.indent + 4
  );
}

/** Whether a name stands between others in a list of one name a line, of which some lines have several. */
function goesOn(above: Parsed | undefined, own: Parsed, below: Parsed): boolean {
  if (above?.kind !== 'item') return false;
  const [a, b, c] = [above.unit, own.unit, below.unit];
  const alike = [a, c].every(
    (other) =>
      other.bold === b.bold &&
      Math.abs(other.size - b.size) < 0.3 &&
      (Math.abs(other.indent - b.indent) < 2 || Math.abs(other.right - b.right) < 2) &&
      other.line.page === b.line.page,
  );
  return alike && b.line.y - a.line.y <= c.line.y - b.line.y + 1;
}

/** From so many words on, a line that looks like the one below it is no name of a group. */
const MOST_WORDS_OF_GROUP = 5;

const isPhrase = (own: Parsed, below: Parsed): boolean =>
  wordsOf(own.unit.flow.text).length > MOST_WORDS_OF_GROUP &&
  own.unit.bold === below.unit.bold &&
  Math.abs(own.unit.size - below.unit.size) < 0.3 &&
  Math.abs(own.unit.indent - below.unit.indent) < 2;

/** Whether bold names that are no known skills stand over what is not bold: 'Informatique, web'. */
const areBoldOver = (own: Parsed, below: Parsed): boolean =>
  own.kind === 'list' &&
  !own.labelled &&
  own.unit.bold &&
  !below.unit.bold &&
  own.items.length <= 3 &&
  !own.items.some(({ value }) => isKnownSkill(value));

/** Whether a single name is the heading of what follows: a list, or smaller, indented or lighter names. */
function headsNext(parsed: readonly Parsed[], i: number): boolean {
  const own = parsed[i];
  if (!own || !['item', 'list'].includes(own.kind) || own.unit.bullet) return false;
  const rest = parsed.slice(i + 1);
  const row = parsed.filter(({ unit }) => unit.row === own.unit.row);
  const below = rest.find(({ unit, kind }) => unit.row > own.unit.row && kind !== 'level');
  if (!below || below.labelled || below.kind === 'label') return false;
  if (below.kind === 'sentence')
    return own.kind === 'item' && own.unit.bold && !below.unit.bold && below.unit.bullet;
  if (own.kind === 'list') return areBoldOver(own, below);
  if (row.length === 1 && goesOn(parsed[i - 1], own, below)) return false;
  if (row.length === 1 && below.kind === 'list' && !isPhrase(own, below)) return true;
  const level = rest[0]?.kind === 'level' ? rest[0].unit : null;
  const rated = level?.row === own.unit.row && wordsOf(level.flow.text).length === 0;
  const levelled = level !== null && !rated && rest[rest.indexOf(below) + 1]?.kind !== 'level';
  if (levelled && row.every(({ kind }) => kind !== 'item' || row.length <= 2)) return true;
  const under = parsed.filter(({ unit }) => unit.row === below.unit.row).map(({ unit }) => unit);
  return standsOver(
    row.filter(({ kind }) => kind === 'item').map(({ unit }) => unit),
    under,
  );
}

function itemsInSection(section: Section, lines: readonly ResumeLine[]): Fact<string>[] {
  const units = unitsIn(section, lines);
  const parsed = units.map((unit, i) => parse(unit, units[i - 1], units[i + 1]));
  const otherRows = new Set(
    parsed.filter(({ kind }) => kind === 'other').map(({ unit }) => unit.row),
  );
  return parsed.flatMap((own, i) =>
    otherRows.has(own.unit.row) || headsNext(parsed, i) ? [] : own.items,
  );
}

/** What a section lists under words that are no known heading, such as 'Frontend', if most of it is known as skills. */
function itemsUnderGroup({ kind, heading, ...rest }: Section, lines: readonly ResumeLine[]) {
  if (kind !== 'other' || !heading || headingKinds(textOf(heading)).length > 0) return [];
  const items = itemsInSection({ kind, heading, ...rest }, lines);
  const known = items.filter(({ value }) => isKnownSkill(value)).length;
  return items.length > 1 && known * 2 > items.length ? items : [];
}

/**
 * The most skills that are read of one list, since a list may have any length. The longest in the resumes that we
 * know has 34.
 */
const MOST_LISTED = 1000;

/** The sections whose running text speaks of what the person can do. A school's name or an address does not. */
const TELL_OF_SKILLS: ReadonlySet<Section['kind']> = new Set([
  'summary',
  'experience',
  'projects',
  'volunteering',
  'skills',
]);

/**
 * The skills: what the sections on skills list, without group names and levels; where they list
 * none, known skills mentioned anywhere. Those of `knownSkills` count wherever they are mentioned.
 */
export function skillsIn(
  sections: readonly Section[],
  lines: readonly ResumeLine[],
  knownSkills: readonly string[],
): Fact<string>[] {
  const own = sections.filter(({ kinds }) => kinds.includes('skills'));
  const listed = distinct(
    own.length > 0
      ? own.flatMap((section) => itemsInSection(section, lines))
      : sections.flatMap((section) => itemsUnderGroup(section, lines)),
    skillKey,
  );
  const everywhere = lines.map((line) => ({ line, start: 0, end: line.text.length }));
  const told = sections
    .filter(({ kind }) => TELL_OF_SKILLS.has(kind))
    .flatMap((each) => each.lines);
  const extra = listed.length === 0 ? told.flatMap(mentionsIn) : [];
  if (knownSkills.length > 0) extra.push(...everywhere.flatMap(mentionsOf(knownSkills)));
  return distinct([...listed.slice(0, MOST_LISTED), ...extra.map(factOf)], skillKey);
}
