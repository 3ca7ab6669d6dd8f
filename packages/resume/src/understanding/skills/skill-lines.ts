import type { Fact } from '../../schemas/resume';
import { readsAsDates } from '../dates/date-points';
import { datesIn, rangesIn, withoutDates } from '../dates/dates';
import { headingKinds } from '../vocabulary/headings';
import { namesLanguages } from '../languages/languages';
import { LANGUAGE_GRID } from '../lexicon/levels';
import { groupLabel } from './skill-group-words';
import { isUnparted, itemsIn, piecesOf } from './skill-items';
import { isDuration, isLevel, isRating } from './skill-levels';
import { isNoSkill, isRatingNote, isRunningTitle } from './not-skills';
import { isComputingSkill, isKnownSkill, mentionsIn } from '../vocabulary/skillnames';
import { factOf } from '../text/spans';
import { fold, letterCount, wordsOf } from '../text/words';
import { DASHED, IN_BRACKETS, isListed, isSentence, isTitle, LABEL, type Unit } from './unit';

const otherLabels =
  /^(?:(?:security )?clearances?|last (?:updated?|modified|revised)|(?:derniere )?mise a jour|اخر تحديث|certifi(?:cates?|cations?)|licen[cs]es?|affiliations?|memberships?|adhesions?|hobbies|sports?|awards?|references?|(?:[\p{L}']+ ){0,3}(?:d'|d )?(?:interests?|interets?|loisirs)|freizeit|interessen|driving licen[cs]e|permis(?: de conduire.*| [a-e]\b.*)?|availability|nationality|الاهتمامات|هوايات)$/u;

/** Whether a label names only what is no skill: 'Licences / Certifications'. */
const isOther = (label: string): boolean =>
  fold(label)
    .split(/[/&]| and | et | و/u)
    .every((part) => otherLabels.test(part.trim()));

/** Whether two units on one row are columns of a grid of languages. */
const areOfGrid = (unit: Unit, other: Unit | undefined): boolean =>
  other?.row === unit.row &&
  [unit, other].every(({ flow }) => LANGUAGE_GRID.test(fold(flow.text).trim()));

/** What names a group of skills and is none. */
const groups =
  /^(?:others?|autres|divers|misc|miscellaneous|various|general|tools|outils|editors?|editeurs?|systemes?|systems?|donnees|(?:bases? de |gestion de )donnees|sonstiges|اخري)$/u;

/** What a unit of a section on skills is: a label heads others, a level qualifies one, 'other' is no skill. */
export interface Parsed {
  unit: Unit;
  kind: 'level' | 'sentence' | 'list' | 'item' | 'label' | 'other';
  items: Fact<string>[];
  labelled: boolean;
}

const mentions = (unit: Unit): Fact<string>[] => unit.spans.flatMap(mentionsIn).map(factOf);

/** Whether slashes part nothing but names that are known: 'PHP / Zend'. */
const areNamesWithSlash = (text: string): boolean =>
  text.includes('/') && text.split('/').every((name) => isKnownSkill(name.trim()));

/** Whether the heading of the section begins the row of `unit`, before it. */
const isBehindHeading = ({ spans: [span], line }: Unit): boolean =>
  span !== undefined &&
  headingKinds(line.text.slice(line.cells[0]?.start, line.cells[0]?.end)).includes('skills') &&
  span.start >= (line.cells[0]?.end ?? 0) &&
  line.cells[1]?.start === span.start;

/** Whether the first cell of a row names the group that the rest of the row lists. */
function heads(unit: Unit, next: Unit): boolean {
  const isBolder = unit.bold && !next.bold;
  const text = unit.flow.text.replace(isBolder ? /^[\s•·●▪■◦]+/u : '', '');
  if (isBehindHeading(unit)) return false;
  if (isLevel(next.flow.text) || areNamesWithSlash(text)) return false;
  if (isListed(text))
    return isListed(next.flow.text) && headingKinds(text.split(',')[0] ?? '')[0] === 'languages';
  if (isListed(next.flow.text) || isBolder || unit.line !== next.line) return true;
  return ['skills', 'languages'].includes(headingKinds(text)[0] ?? '');
}

/** Whether `unit` ends a row behind how well what stands before is mastered, and is told of that: 'Python Advanced scripts at work'. */
const isRemark = (previous: Unit | undefined, unit: Unit, next: Unit | undefined): boolean =>
  previous?.row === unit.row &&
  next?.row !== unit.row &&
  previous.line === unit.line &&
  /^\P{L}*\p{Ll}/u.test(unit.flow.text) &&
  !isListed(unit.flow.text) &&
  !isKnownSkill(unit.flow.text) &&
  /\p{L}/u.test(previous.flow.text) &&
  isLevel(previous.flow.text.replace(LABEL, ''));

/** How well in numbers or signs, as it stands below a name: '80 %', '4/5'. */
const RATED = /^\s*(?:\d{1,3} ?%|\d{1,2} ?\/ ?\d{1,3}|[●○★☆■□]{3,12})\s*$/u;

/** Whether a cell between two lists names the group of the second: 'Frontend React, Vue Backend Java, Spring'. */
const headsInRow = (previous: Unit | undefined, unit: Unit, next: Unit): boolean =>
  previous?.row === unit.row &&
  isListed(previous.flow.text) &&
  isListed(next.flow.text) &&
  !isListed(unit.flow.text) &&
  !isKnownSkill(unit.flow.text);

const MOST_WORDS_OF_LABEL = 4;
const MOST_WORDS_OF_LISTED = 6;

/** One bar, which parts a label from what it names, where other signs part that: 'Ovens | Miwe · Wachtel'. */
const PIPED = /^[^|]+\|[^|]+$/u;
const PIPED_LABEL = /^\s*([^|,،;·•:]{2,30}?)\s*\|(?=[^|]*[·•,][^|]*$)/u;

/** A kind of programs and a dash before the ones that it names, one or more: 'GIS software – QGIS'. */
const DASHED_KIND =
  /^[\s\p{Co}•·●▪■◦*–—-]{0,4}(\p{Lu}[^;:–—]{1,60}? (?:software|tools?|packages?|programs|logiciels?|outils?))\s+[–—-]\s+(?=\S)/u;

/** The bold words that begin a line before lighter ones: 'Langages Python, PHP'. */
function boldLabel({ flow, spans }: Unit): RegExpExecArray | null {
  const [first] = spans;
  const length = first ? first.line.boldEnd - first.start : 0;
  const bold = flow.text.slice(0, Math.max(0, length));
  const label = bold.replace(/^[\s\p{Co}•·●▪■◦*–—-]+|\s*\|\s*$/gu, '');
  const rest = flow.text.slice(length);
  const isPiped =
    PIPED.test(flow.text) && /^\s*\|/u.test(flow.text.slice(bold.indexOf(label) + label.length));
  const isLabel =
    letterCount(label) > 1 &&
    length < flow.text.trimEnd().length &&
    wordsOf(label).length <= MOST_WORDS_OF_LABEL &&
    !isListed(label) &&
    !IN_BRACKETS.test(rest) &&
    (isPiped ||
      (!isKnownSkill(label.trim()) &&
        (isListed(rest) || (spans.length === 1 && isKnownSkill(rest)))));
  return isLabel ? /^[\s\p{Co}•·●▪■◦*–—-]*(\S.*[^\s|])[\s|]*$/u.exec(bold) : null;
}

/** What stands before the only colon of a line, commas and all. */
const LISTED_LABEL = /^[\s\p{Co}•·●▪■◦*–-]*([^\s:;][^:;]{2,90}?)\s*:\s*(?=[^:\s][^:]*$)/u;
const FIRST_PERSON = /(?:^|[^\p{L}])(?:je|j['’]\p{L}+|mes|I|my)\s/u;

/** The names of a group with commas between, or what is told of oneself, before a list: 'Data, Cloud & BI : R, SQL'. */
function listedLabel(text: string): RegExpExecArray | null {
  const label = LISTED_LABEL.exec(text);
  const [all = '', name = ''] = label ?? [];
  if (!/[,،]/u.test(name) || !isListed(text.slice(all.length))) return null;
  if (FIRST_PERSON.test(name)) return label;
  const names = piecesOf(name).map(({ start, end }) => name.slice(start, end).trim());
  const areFew = wordsOf(name).length <= MOST_WORDS_OF_LISTED && names.length <= 3;
  return areFew && !names.some(isKnownSkill) ? label : null;
}

/** The name of a group before what it lists. */
export function labelOf(unit: Unit): RegExpExecArray | null {
  const { text } = unit.flow;
  const dashed = DASHED.exec(text);
  const isName = dashed && !isComputingSkill(dashed[1] ?? '');
  return (
    LABEL.exec(text) ??
    listedLabel(text) ??
    DASHED_KIND.exec(text) ??
    (isName ? dashed : (PIPED_LABEL.exec(text) ?? boldLabel(unit) ?? groupLabel(text)))
  );
}

/** What `label` names, as a skill. */
export function labelled({ flow }: Unit, [, name = '']: RegExpExecArray): Fact<string> {
  const start = flow.text.indexOf(name);
  const end = start + name.length;
  return { value: name, evidence: flow.evidence(start, end) };
}

/** Whether what stands before a level is what is mastered, and no language or word for the level. */
const isRated = (text: string): boolean =>
  !isLevel(text) &&
  !namesLanguages(text) &&
  headingKinds(text).every((kind) => kind === 'certificates');

/** What somebody does, in French: 'Adapter la lumière, le cadrage'. */
const DOES =
  /^[^\p{L}]*(?!Familier )(?:\p{Lu}\p{Ll}+(?:er|ir|dre|ttre|ître|crire|uire)|Faire|Lire|Suivre)\s+(?:(?:et|à) \p{Ll}+(?:er|ir|re)\s+)?(?:les?|la|une?|des|aux?|tou(?:te)?s|l['’]\S|sur|avec)\s*\S/u;

const MOST_WORDS_OF_TASK = 8;

/** Whether `text` tells what somebody does, in more than the few words of a task: 'Gérer les stocks'. */
const doesMuch = (text: string): boolean =>
  DOES.test(text) &&
  (isListed(text.replace(/^[^\p{L}]+/u, '')) || wordsOf(text).length > MOST_WORDS_OF_TASK);

/** What verbs begin with that tell what somebody did. */
const DEEDS =
  'managed|reduced|processed|reconciled|coordinated|developed|created|trained|prepared|conducted|handled|assisted|provided|maintained|increased|improved|organi[sz]ed|delivered|achieved|resolved|negotiated|implemented|established|performed|monitored|oversaw|analy[sz]ed|responded|answered|scheduled|planned|wrote|taught|built|supported|ensured|helped|recruited|supervised|designed|launched|served|cleaned|cashed|sold|cooked|greeted|operated|collected|packed|stocked';

/** What somebody did, as a resume by skills tells it below each group: 'Managed the front desk of a firm'. */
const DID = new RegExp(String.raw`^[^\p{L}]*(?:${DEEDS})\s+\S+\s+\S`, 'iu');
const DID_IN_SHORT = new RegExp(String.raw`^(?:${DEEDS})\s+\p{L}`, 'iu');

/** Whether a short text tells what somebody did: 'Managed stock'. */
export const isDeed = (text: string): boolean => DID_IN_SHORT.test(text);

/** Whether `text` tells what somebody did: 'Managed the front desk of a firm'. */
export const tellsWhatWasDone = (text: string): boolean => DID.test(text);

const MOST_WORDS_LISTED = 6;
const MEAN_WORDS_LISTED = 4;

/** Whether `text` is at least three short names between commas, whatever ends it. Brackets may follow a name. */
function listsNames(text: string): boolean {
  const pieces = piecesOf(text).map(({ start, end }) => text.slice(start, end));
  const counts = pieces.flatMap((piece) =>
    piece
      .replace(/\([^()]*\)/gu, '')
      .split(/\s(?:and|et)\s/u)
      .map((name) => wordsOf(name).length),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    pieces.length > 2 &&
    counts.every((count) => count <= MOST_WORDS_LISTED) &&
    total <= MEAN_WORDS_LISTED * counts.length
  );
}

const SAYS_MASTERED = /^[^\p{L}]*(?:ma[iî]tr[iî]se|parle)\s+(?:l['’]|le |du |de l['’])?/iu;

const MOST_WORDS_OF_TOWN = 2;

/** Where and when a resume was written, at its end: 'Leuven, November 24, 2021'. */
function isSigned(text: string): boolean {
  const folded = fold(text);
  const [date] = datesIn(folded);
  return (
    date !== undefined &&
    /^\p{Lu}[\p{L} ]+,/u.test(text) &&
    /\d{4}\s*$/.test(text) &&
    wordsOf(withoutDates(folded)).length <= MOST_WORDS_OF_TOWN
  );
}

/** Whether `unit` is the end of running text on the lines above it: 'of core', then 'competencies.'. */
const endsSentence = ({ flow, line, size, x }: Unit, above: Unit | undefined): boolean =>
  above !== undefined &&
  /^\p{Ll}/u.test(flow.text) &&
  isSentence(above.flow.text) &&
  line.block === above.line.block &&
  Math.abs(x - above.x) < 2 &&
  Math.abs(size - above.size) < 0.3 &&
  line.y > above.line.y &&
  line.y - above.line.y < 1.8 * size;

/** From so many words on a phrase with 'de' tells more than the name of a skill. */
const MOST_WORDS_OF = 9;

/** How well somebody knows what the rest of a line tells of: 'Good understanding of ovens, on their care and …'. */
const KNOWS =
  /^[^\p{L}]*(?:(?:very )?good|excellent|basic|solid|strong|deep|bonnes?|excellentes?|solides?) (?:knowledge|understanding|command|competen[ct]es?|skills|experience|connaissances?|maitrise) /u;
const LEAST_TOLD = 12;

/** Whether `text` tells in many words what somebody knows, rather than lists it. */
const tellsKnowledge = (text: string): boolean =>
  KNOWS.test(fold(text)) &&
  wordsOf(text).length >= Math.max(LEAST_TOLD, 4 * text.split(',').length);

export function parse(
  unit: Unit,
  previous: Unit | undefined,
  next: Unit | undefined,
  after?: Unit,
): Parsed {
  const { text } = unit.flow;
  const label = labelOf(unit);
  const from = label ? label[0].length : 0;
  const is = (kind: Parsed['kind'], items: Fact<string>[] = []): Parsed => ({
    unit,
    kind,
    items,
    labelled: label !== null,
  });
  const pieces = piecesOf(text).map(({ start, end }) => text.slice(start, end));
  if (isRunningTitle(pieces)) return is('other');
  const isOverColon = next?.row === unit.row && /^\s*:/u.test(next.flow.text);
  if (isOverColon && !isLevel(next.flow.text)) return is('label');
  const said = text.slice(from);
  if (pieces.every((piece) => isRatingNote(piece) || isLevel(piece))) return is('level');
  if (label && isRating(said) && isRated(label[1] ?? ''))
    return is('list', [labelled(unit, label)]);
  if ((isLevel(said) || isDuration(said)) && !isKnownSkill(text)) return is('level');
  const isDated = readsAsDates(fold(text).trim()) || rangesIn(fold(text))[0]?.start === 0;
  if (isDated && !isKnownSkill(text)) return is('other');
  if (isSigned(text)) return is('other');
  if (isOther(label?.[1] ?? text)) return is('other');
  if (areOfGrid(unit, previous) || areOfGrid(unit, next)) return is('other');
  if (isRemark(previous, unit, next)) return is('level');
  if (namesLanguages(text.slice(from).replace(SAYS_MASTERED, '')) && !pieces.some(isKnownSkill))
    return is('other');
  if (pieces.every(isNoSkill) || isNoSkill(label?.[1] ?? '')) return is('sentence');
  const isBeforeLevel = next?.row === unit.row && isLevel(next.flow.text);
  if (/:\s*$/.test(text))
    return isBeforeLevel && isRated(text) ? is('list', itemsIn(unit.flow, 0)) : is('label');
  const isOverList = isBeforeLevel && after?.row === unit.row && isListed(after.flow.text);
  if (isOverList && previous?.row !== unit.row) return is('label');
  const areRated = after?.row !== unit.row && RATED.test(after?.flow.text ?? '');
  if (next?.row === unit.row && previous?.row !== unit.row && !areRated && heads(unit, next))
    return is('label');
  if (next?.row === unit.row && headsInRow(previous, unit, next)) return is('label');
  if (!label && groups.test(wordsOf(text).join(' ')) && !isKnownSkill(text)) return is('label');
  if (!label && headingKinds(text).some((kind) => kind === 'skills' || kind === 'languages'))
    return is('label');
  const words = wordsOf(text).length;
  const wordy =
    tellsKnowledge(text) ||
    (!isListed(text) &&
      !isTitle(text) &&
      ((words >= 5 && /(?:^|\s)(?:with|of|in|avec|mit|using)\s/iu.test(text)) ||
        (words >= MOST_WORDS_OF && /(?:^|\s)de\s/iu.test(text))));
  const named = wordy ? mentions(unit) : [];
  const isLabelled = label !== null || previous?.row === unit.row;
  const isList = (isLabelled && listsNames(text.slice(from))) || isUnparted(text.slice(from));
  if (
    (isSentence(text.slice(from)) && !isList) ||
    doesMuch(text.slice(from)) ||
    DID.test(text) ||
    endsSentence(unit, previous) ||
    named.length > 0
  )
    return is('sentence', mentions(unit));
  const items = itemsIn(unit.flow, from);
  const isMany = items.length > 1 && piecesOf(text).length > 1;
  return is(label !== null || isMany || isListed(text) ? 'list' : 'item', items);
}
