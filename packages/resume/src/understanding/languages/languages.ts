import { matchesIn } from '../text/matches';
import type { SpokenLanguage } from '../../schemas/resume';
import { languageNames } from '../lexicon/languages';
import { firstLevelOf, levelCells, levelOf, levelsIn } from './language-levels';
import { LANGUAGE_GRID, spokenLevelWords } from '../lexicon/levels';
import { oncePerText } from '../text/memory';
import { linesByRow } from '../page/rows';
import type { Section } from '../sections/sections';
import { distinct, evidenceOf, Flow, foldedOf, splitSpan, textOf, type Span } from '../text/spans';
import { fold } from '../text/words';

const WORD = /[\p{L}\p{M}]+/gu;
/** The code of a language, or of the country of its flag, before its name. */
const CODE = /^\s*\p{Lu}{2}\s+(?=\p{L}{3})/u;
const ON_SCALE = /\b[abc][12]\b/iu;
/** What stands before a colon or a gap and speaks of languages: 'Mother tongue(s):', 'Langues'. */
const LABEL =
  /^[^\p{L}]*[^:\t]{0,24}(?:(?:languages?|langages?|langue|tongue|sprache|لغات|لغه الام)[^:\t]{0,24}|linguistiques? ?)[:\t]/u;

/** Such a label before the first language, without a sign between. */
const RUN_IN_LABEL =
  /^[^\p{L}]*(?:(?:spoken|foreign) )?(?:languages?|langues?(?: parlees)?|langages parles|اللغات) (?=(\p{L}+))/u;

const isRunInLabel = (text: string): boolean =>
  languageNames.has(RUN_IN_LABEL.exec(text)?.[1] ?? '');

/** Such a label alone on its line. */
const LABEL_ALONE =
  /^[^\p{L}]*(?:(?:spoken|mother|native|other|foreign|autres?(?:\(s\))?) )?(?:languages?|langues?|tongues?|sprachen|(?:ال)?لغات|(?:ال)?لغه الام)(?:\(s\))?(?: (?:maternelles?|etrangeres?|parlees?|(?:ال)?(?:اخري|اجنبيه))(?:\(s\))?)?[^\p{L}]*$/u;

/** The text of `span`, folded but with its tabs. */
const labelText = (span: Span) => textOf(span).split('\t').map(fold).join('\t');

/** A level of the European scale that is named as one, or stands in brackets. */
const SCALED =
  /(?:niveau|level|cecrl?|cefr|europ\p{L}{1,6}|\(|مستوي)[^.;]{0,20}?(?<![\p{L}\d])([abc][12]\+?)(?![\p{L}\d])/u;

/** The level of the European scale that a line with one language has besides `level`. */
function scaledIn(span: Span, level: Pick<Span, 'start' | 'end'>): Span | null {
  const { line } = span;
  if (ON_SCALE.test(line.text.slice(level.start, level.end))) return null;
  const scaled = SCALED.exec(line.folded.slice(level.end, span.end));
  const said = scaled?.[1] ?? '';
  if (!scaled || said === '') return null;
  const end = level.end + scaled.index + scaled[0].length;
  return { line, start: end - said.length, end };
}

function namesIn(span: Span): SpokenLanguage[] {
  const { line } = span;
  const named = matchesIn(textOf(span), WORD).flatMap((match) => {
    const word = fold(match[0]);
    const value = languageNames.get(word) ?? languageNames.get(word.replace(/^و/u, ''));
    const start = span.start + match.index;
    return value ? [{ value, start, end: start + match[0].length }] : [];
  });
  const levels = levelsIn(span, named);
  return named.map(({ value, ...place }, at) => {
    const level = levels[at] ?? null;
    const name = evidenceOf({ line, ...place });
    if (level === null) return { value, evidence: [name] };
    const said = evidenceOf({ line, ...level });
    const scaled = named.length === 1 ? scaledIn(span, level) : null;
    const told = scaled ? [said, evidenceOf(scaled)] : [said];
    const all = told.map(({ text }) => text).join(' ');
    return { value, level: all.replaceAll('\t', ' '), evidence: [name, ...told] };
  });
}

/** `language`, spoken as well as the given words say. */
function withLevel(language: SpokenLanguage, ...said: Span[]): SpokenLanguage {
  const evidence = said.map(evidenceOf);
  return {
    ...language,
    level: [language.level ?? [], ...evidence.map(({ text }) => text)]
      .flat()
      .join(' ')
      .replaceAll('\t', ' '),
    evidence: [...language.evidence, ...evidence],
  };
}

/** Words that end no level: 'Mother' over 'tongue'. */
const OPEN_LEVEL =
  /(?:^|\s)(?:langue|niveau|mother|working|professional|upper|lower|full|bonnes?|very|très)$/iu;

/** What a line that ends in an open level lacks of it so far: nothing, or the word that says nothing alone. Null where none is open. */
function openLevel(line: Span, { level }: SpokenLanguage): Span[] | null {
  if (level !== undefined) return OPEN_LEVEL.test(level) ? [] : null;
  const text = textOf(line);
  const at = text.search(/\p{L}+\s*$/u);
  return at > 0 && OPEN_LEVEL.test(text.slice(at))
    ? [{ ...line, start: line.start + at, end: line.start + text.trimEnd().length }]
    : null;
}

/** Whether a row of a grid only names what the levels below it are of: 'Listening Reading' over 'C1 B2'. */
const isOverLevels = (line: Span, below: Span | undefined): boolean =>
  LANGUAGE_GRID.test(foldedOf(line).trim()) &&
  !ON_SCALE.test(textOf(line)) &&
  below !== undefined &&
  ON_SCALE.test(textOf(below)) &&
  levelOf(below) !== null;

/**
 * The languages of a section's lines. A level that is apart from its language belongs to the one in its row, or to the one
 * above it, where all are set so.
 */
function namesOf(listed: readonly Span[]): SpokenLanguage[] {
  const lines = listed.filter((line, at) => !isOverLevels(line, listed[at + 1]));
  const all = lines.map(namesIn);
  const alone = lines.map((line, at) => (all[at]?.length === 0 ? levelOf(line) : null));
  const isName = lines.map(
    (line, at) => all[at]?.length === 1 && textOf(line).replace(CODE, '').match(WORD)?.length === 1,
  );
  const onRowOf = linesByRow(lines);
  const areStacked = all.every(
    (found, at) =>
      found.every(({ level }) => level !== undefined) ||
      (isName[at] === true && alone[at + 1] !== null),
  );
  return all.flatMap((found, at) => {
    const [one, line, below] = [found[0], lines[at], alone[at + 1] ?? null];
    if (one === undefined || line === undefined) return found;
    const open = below && found.length === 1 ? openLevel(line, one) : null;
    if (open && below) return [withLevel(one, ...open, below)];
    const next = lines[at + 1];
    const last = found.at(-1);
    if (last?.level === undefined && last && below && next && /^\s*\(/u.test(textOf(next)))
      return [...found.slice(0, -1), withLevel(last, below)];
    if (found.some(({ level }) => level !== undefined)) return found;
    const cells = found.length > 1 && next && alone[at + 1] ? levelCells(next) : null;
    if (cells?.length === found.length)
      return found.map((language, of) => withLevel(language, ...cells.slice(of, of + 1)));
    if (!isName[at]) return found;
    const beside = onRowOf(line)
      .map(firstLevelOf)
      .find((level) => level !== null);
    const level = beside ?? (areStacked ? below : null);
    return level ? [withLevel(one, level)] : found;
  });
}

/** Whether a line ends within brackets that the one below closes, or that begins with those that tell of its last language. */
const isTorn = (line: Span, below: Span | undefined): boolean => {
  if (!below?.line.text.includes(')')) return false;
  const text = textOf(line);
  const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')');
  return isOpen || (/\p{L}\s*$/u.test(text) && /^\s*\(/u.test(textOf(below)));
};

/** A list that breaks within brackets has so many lines at most. */
const MOST_TORN = 20;

/** The languages of a list whose lines break within brackets. */
function namesOfTorn(lines: readonly Span[]): SpokenLanguage[] {
  const flow = new Flow(lines);
  const whole = flow.asLine();
  return (whole ? namesIn(whole) : []).map((language) => ({
    ...language,
    evidence: language.evidence.flatMap(({ start, end }) => flow.evidence(start, end)),
  }));
}

/** The languages of a section's lines, of which some may go on with brackets of the one above. */
function namesOfAll(lines: readonly Span[]): SpokenLanguage[] {
  const runs: { isOpen: boolean; own: Span[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const [last, above] = [runs.at(-1), lines[i - 1]];
    const isOpen = isTorn(line, lines[i + 1]);
    const goesOn = above !== undefined && isTorn(above, line);
    if (last && (goesOn ? last.own.length < MOST_TORN : !isOpen && !last.isOpen))
      last.own.push(line);
    else runs.push({ isOpen, own: [line] });
  }
  return runs.flatMap(({ isOpen, own }) => (isOpen ? namesOfTorn(own) : namesOf(own)));
}

/** What stands after the name of a people and is no language: 'Arabic cuisine'. */
const OF_A_PEOPLE =
  /^[^\p{L}]*\p{L}+ (?:cuisines?|foods?|cooking|dish(?:es)?|pastry|pastries|literature|calligraphy|typing|translation|interpret(?:ing|ation|er)|teaching|history|law|press|market)\b/iu;

/** Languages whose names are those of people, places and other things, unless a line names nothing else. */
const ALSO_OTHER = new Set(['lao', 'dari', 'ewe', 'twi', 'corse', 'breton', 'fon']);

const areSpoken = (words: readonly string[]): boolean =>
  words.every((word) => languageNames.has(word) || spokenLevelWords.has(word));

/** Whether `text` names spoken languages and little else, as 'English (native), French' does. */
export function namesLanguages(text: string): boolean {
  const words = matchesIn(text, WORD).map((match) => fold(match[0]));
  if (OF_A_PEOPLE.test(text)) return false;
  const [first = ''] = words;
  const named = RUN_IN_LABEL.exec(fold(text))?.[1] ?? '';
  if (languageNames.has(named)) return areSpoken(words.slice(words.indexOf(named)));
  const isAll = areSpoken(words);
  return words.length <= 20 && languageNames.has(first) && (isAll || !ALSO_OTHER.has(first));
}

/** One language that is rated among other details may mean another thing. */
const LEAST_RATED = 2;

const FIRST_WORD = /[\p{L}\p{M}\p{N}]+/u;

/** Whether `text` is a language's name and nothing else. */
export const isLanguage = (text: string): boolean => {
  const folded = fold(text);
  const first = FIRST_WORD.exec(folded);
  if (!first || !languageNames.has(first[0])) return false;
  return !FIRST_WORD.test(folded.slice(first.index + first[0].length));
};

const isOneName = (span: Span): boolean => isLanguage(textOf(span).replace(CODE, ''));

/** The languages among other names of a list: 'HTML, CSS, Spanish'. */
const namedAmong = (line: Span): Span[] =>
  splitSpan(line, /[\t,;]/gu).filter(
    (piece) => isOneName(piece) && !ALSO_OTHER.has(fold(textOf(piece)).trim()),
  );

/** Languages that stand alone on their lines, each with how well on its row in another column. */
function ratedOnRows(sections: readonly Section[]): SpokenLanguage[] {
  const lines = sections.flatMap(({ lines: own }) => own);
  const names = lines.filter(isOneName);
  if (names.length < LEAST_RATED) return [];
  const onRowOf = linesByRow(lines);
  const rated = names.flatMap((name) => {
    const level = onRowOf(name)
      .map(firstLevelOf)
      .find((said) => said !== null);
    return level ? namesIn(name).map((language) => withLevel(language, level)) : [];
  });
  return rated.length >= LEAST_RATED ? rated : [];
}

const isOfRating = (word: string): boolean =>
  languageNames.has(word) || spokenLevelWords.has(word) || /^(?:\d+|le?|d)$/.test(word);

/** Whether `text` names spoken languages with how well, or several of them, and nothing else. */
const ratesLanguages = oncePerText((text): boolean => {
  const folded = fold(text);
  if (!isOfRating(FIRST_WORD.exec(folded)?.[0] ?? '')) return false;
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return (
    words.length > 1 && words.some((word) => languageNames.has(word)) && words.every(isOfRating)
  );
});

/** Whether a line says nothing but how well, in the brackets that it begins with. */
const saysInBrackets = (span: Span): boolean =>
  /^\s*\(/u.test(textOf(span)) && levelOf(span) !== null;

/** A label of further languages, which is no word on the one above it. */
const OF_FURTHER = /(?<!\p{L})(?:other|autres?|(?:ال)?(?:اخري|اجنبيه))(?!\p{L})/u;

/** Whether a line stands right below the name of a language alone. */
const follows = (lines: readonly Span[], at: number): boolean => {
  const above = lines[at - 1];
  return above !== undefined && isOneName(above);
};

/** Whether a line goes on with the one above it, which names a language, before a further one: 'Anglais, deux ans' over 'à Londres'. */
function goesOnWithOne(lines: readonly Span[], at: number): boolean {
  if (at === 0) return false;
  const [above, own, below] = lines.slice(at - 1, at + 2);
  return (
    above !== undefined &&
    own?.line.bullet === false &&
    below?.line.bullet === above.line.bullet &&
    /^\s*\p{Ll}/u.test(textOf(own)) &&
    !textOf(own).includes(':') &&
    namesLanguages(textOf(above)) &&
    (above.line.bullet || namesLanguages(textOf(below)))
  );
}

/** The lines of a section that are labelled as of languages, and those below each that go on with others. */
function labelledIn({ lines }: Section): Span[] {
  let goesOn = false;
  return lines.filter((span, at) => {
    const label = labelText(span);
    if (goesOn && !namesLanguages(textOf(span)) && goesOnWithOne(lines, at)) return false;
    goesOn =
      LABEL.test(label) ||
      (LABEL_ALONE.test(label) && (OF_FURTHER.test(label) || !follows(lines, at))) ||
      isRunInLabel(label) ||
      (goesOn &&
        (namesLanguages(textOf(span)) || LANGUAGE_GRID.test(label) || saysInBrackets(span)));
    return goesOn;
  });
}

/** Sections whose lines may rate languages among other details of the person. */
const OF_THE_PERSON: ReadonlySet<Section['kind']> = new Set([
  'header',
  'summary',
  'contact',
  'other',
]);

/** The lines of sections, or their cells, that rate languages and say nothing else. */
const ratedIn = (parts: readonly Section[], at = /\t/gu): Span[] =>
  parts
    .flatMap(({ lines }) => lines)
    .flatMap((span) => (ratesLanguages(textOf(span)) ? [span] : splitSpan(span, at)))
    .filter((span) => ratesLanguages(textOf(span)));

const areRated = (languages: readonly SpokenLanguage[]): boolean =>
  languages.filter(({ level }) => level !== undefined).length >= LEAST_RATED;

/** What is said of nothing but languages: 'Anglais courant'. */
const OF_SPEECH =
  /(?:^|\s)(?:courante?|fluent|fluently|bilingue|bilingual|lue?|parlée?|spoken|[abc][12])(?:[\s,]|$)/iu;
const isSpokenWell = ({ level = '' }: SpokenLanguage): boolean => OF_SPEECH.test(level);

/** Whether a line rates several languages, or lists them behind their label, and says nothing else. */
function listsRated(span: Span): boolean {
  const text = textOf(span);
  if (ratesLanguages(text) && areRated(namesIn(span))) return true;
  const label = span.line.bullet ? undefined : LABEL.exec(labelText(span))?.[0];
  return label !== undefined && ratesLanguages(text.slice(label.length));
}

/** The row of a language in a grid of how well it is understood, spoken and written: 'Italian  C1  B2  B2'. */
const GRID_ROW = /^\s*\p{L}+\s+(?:[ABC][12](?:\s+|$)){2,5}$/u;

/** The rows of a grid of languages in a section that is of no work. */
const gridIn = ({ kind, lines }: Section): Span[] =>
  kind === 'experience'
    ? []
    : lines.filter((span) => GRID_ROW.test(textOf(span)) && namesLanguages(textOf(span)));

/** A row on the language that somebody grew up with, as the European resume has before its grid. */
const MOTHER_TONGUE =
  /^[^\p{L}]*(?:(?:mother|native) tongues?|langues? maternelles?|اللغه الام)(?:\(s\))?\s*[:\t]/u;

/** The rows on mother tongues that stand before a section on other languages. */
const motherTongues = ({ kind, kinds, lines }: Section): Span[] =>
  kind === 'experience' || kinds.includes('languages')
    ? []
    : lines.filter((span) => MOTHER_TONGUE.test(labelText(span)));

/** `languages`, each once, those that say how well before others of the same name. */
const told = (languages: readonly SpokenLanguage[]): SpokenLanguage[] => {
  const rated = new Map(
    languages.flatMap((language) =>
      language.level === undefined ? [] : [[language.value, language] as const],
    ),
  );
  return distinct(languages, fold).map((language) =>
    language.level === undefined ? (rated.get(language.value) ?? language) : language,
  );
};

/**
 * The languages spoken, by their English names, from the section on languages, or else from a line that
 * begins 'Languages:' and names spoken ones, or from rows and lines of skills, or several among the person's details, that
 * name nothing else.
 */
export function languagesIn(sections: readonly Section[]): SpokenLanguage[] {
  const own = sections
    .filter(({ kinds }) => kinds.includes('languages'))
    .flatMap(({ lines }) => lines);
  const before = own.length > 0 ? sections.flatMap(motherTongues) : [];
  const found = told(namesOfAll([...before, ...own]));
  const rows = found.some(({ level }) => level !== undefined) ? [] : ratedOnRows(sections);
  if (rows.length > 0 && rows.length >= found.length) return distinct(rows, fold);
  if (found.length > 0) return found;
  const labelled = sections
    .filter(({ kind, kinds }) => kind !== 'experience' && !kinds.includes('certificates'))
    .flatMap((section) => namesOf(labelledIn(section)));
  if (labelled.length > 0) return told([...labelled, ...sections.flatMap(gridIn).flatMap(namesIn)]);
  const skills = sections.filter(({ kinds }) => kinds.includes('skills'));
  const among = [
    ...ratedIn(skills, /[\t,;]/gu),
    ...skills.flatMap(({ lines }) =>
      lines.flatMap((line, at) =>
        isOneName(line) || (levelOf(line) && follows(lines, at)) ? [line] : namedAmong(line),
      ),
    ),
  ];
  if (among.length > 0) return told(namesOf(among));
  const details = ratedIn(sections.filter(({ kind }) => OF_THE_PERSON.has(kind))).flatMap(namesIn);
  if (areRated(details) || details.some(isSpokenWell)) return told(details);
  const elsewhere = sections.flatMap(({ lines }) => lines.filter(listsRated)).flatMap(namesIn);
  return told(elsewhere);
}
