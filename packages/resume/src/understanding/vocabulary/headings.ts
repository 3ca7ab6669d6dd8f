import { isFormLabel } from './form-labels';
import { wordsGluedIn } from './glued-headings';
import {
  ARABIC_ORDINAL,
  headingModifiers,
  headingWords,
  type SectionKind,
} from '../lexicon/headings';
import { wholeHeadings } from '../lexicon/whole-headings';
import { oncePerText } from '../text/memory';
import { keyOf, letterCount, wordsOf } from '../text/words';

const kindOfWord = new Map<string, { kind: SectionKind; rank: number }>();
for (const [rank, [kind, list]] of headingWords.entries()) {
  for (const word of list) if (!kindOfWord.has(word)) kindOfWord.set(word, { kind, rank });
}
const modifiers = new Map<string, SectionKind | null>();
for (const [kind, list] of headingModifiers) for (const word of list) modifiers.set(word, kind);

/** Headings of one word or a listed phrase, by which a heading is known whose letters a layout has torn apart. */
const tornHeadings = new Map<string, SectionKind>(
  wholeHeadings.flatMap(([kind, list]) =>
    list.split(/\s+/).map((heading) => [heading, kind] as const),
  ),
);
for (const [word, { kind }] of kindOfWord) {
  if (word.length >= 5 && !tornHeadings.has(keyOf(word))) tornHeadings.set(keyOf(word), kind);
}
for (const first of [
  'work',
  'professional',
  'relevant',
  'employment',
  'technical',
  'key',
  'core',
]) {
  tornHeadings.set(`${first}experience`, 'experience');
  tornHeadings.set(`${first}skills`, 'skills');
}
for (const last of ['professionnelle', 'professionnelles']) {
  tornHeadings.set(`experience${last}`, 'experience');
  tornHeadings.set(`experiences${last}`, 'experience');
}

/** A heading has at most this many words and letters. */
export const MOST_WORDS = 6;
export const MOST_LETTERS = 48;

/** An article or an 'and' may be the beginning of such a word. */
const MAY_BE_LED = /^(?:[ld]'|[وال])/u;

const bareWord = (word: string) =>
  word.replace(/^(?:l'|d')/, '').replace(/^(?:و(?=ال))?(?:ال|لل)(?=..)/u, '');

/** Words of this many letters are known with one of them wrong, missing, doubled or in the wrong place. */
const LONG_WORD = 9;

/** Whether `word` is `known` but for one slip of the pen between its first letter and its last: 'Experienced' is another word. */
function isSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1 || word[0] !== known[0]) return false;
  let i = 1;
  while (i < word.length && word[i] === known[i]) i += 1;
  const [a, b] = [word.slice(i), known.slice(i)];
  if (a.length <= 1 && b.length <= 1) return false;
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** The long words by their first letter, which no slip changes. */
const longWords = new Map<string, string[]>();
for (const word of [...kindOfWord.keys(), ...modifiers.keys()]) {
  if (word.length < LONG_WORD) continue;
  const alike = longWords.get(word.charAt(0));
  if (alike) alike.push(word);
  else longWords.set(word.charAt(0), [word]);
}

/** An Arabic word has more letters where its last may say whose it is: 'مهاراتي'. */
const SHORT_WORD = 4;

/** What a word is as part of a heading: its kind, null for a modifier, undefined for neither. */
function meaningOf(
  word: string,
): { kind: SectionKind | null; rank: number; strong: boolean } | undefined {
  for (const form of MAY_BE_LED.test(word)
    ? [word, bareWord(word), word.replace(/^و/u, ''), bareWord(word.replace(/^و/u, ''))]
    : [word]) {
    const strong = kindOfWord.get(form);
    if (strong) return { ...strong, strong: true };
    const weak = modifiers.get(form);
    if (weak !== undefined) return { kind: weak, rank: 99, strong: false };
  }
  if (word.length > SHORT_WORD && word.endsWith('ي'))
    return (
      meaningOf(word.slice(0, -1)) ??
      (word.endsWith('تي') ? meaningOf(`${word.slice(0, -2)}ه`) : undefined)
    );
  const meant =
    word.length >= LONG_WORD - 1
      ? longWords.get(word.charAt(0))?.find((known) => isSlip(word, known))
      : undefined;
  return meant === undefined || meant === word ? undefined : meaningOf(meant);
}

/** What a heading has data of: those of a person, or else of bases and sciences, as 'Bases de données' are. */
const OF_DATA = /^(?:donnees|(?:ال)?بيانات)$/u;

/** The kind of section that a word of `text` names, whatever its other words are; null where none does. */
export const kindNamedIn = (text: string): SectionKind | null =>
  wordsOf(text)
    .filter((word) => !OF_DATA.test(word))
    .map(meaningOf)
    .find((meaning) => meaning?.strong === true)?.kind ?? null;

/** What has an experience that is no work: what a designer makes of it. */
const EXPERIENCED =
  /^(?:users?|customers?|clients?|guests?|patients?|employees?|brand|digital|developers?|product|buyers?|shopping|visitors?|players?|candidates?|of|with|in|and|the|my|years?|life|ux)$/u;

/** A field whose name ends with 'work': 'Clinical social work experience'. */
const NAMES_WORK = /^(?:\p{L}+ )*(?:social|youth|field|care) work$/u;

/** Whether a heading says in which field the experience is: 'Data science experience'. */
function endsAsExperience(words: readonly string[]): boolean {
  if (!/^experiences?$/u.test(words.at(-1) ?? '')) return false;
  const field = words.slice(0, -1);
  return (
    NAMES_WORK.test(field.join(' ')) ||
    (field.length > 0 &&
      field.length <= 3 &&
      field.every((word) => /^\p{L}/u.test(word) && !EXPERIENCED.test(word)) &&
      field.some((word) => meaningOf(word) === undefined))
  );
}

const OF_COMPUTERS = /^(?:computers?|computing|computational|programming|coding|informatiques?)$/u;

/** Whether a heading may be over work or over a list of skills, which is called an experience: 'Programming experience'. */
export function isExperienceOfComputers(heading: string): boolean {
  const words = wordsOf(heading);
  const isOfComputers = words.some((word) => OF_COMPUTERS.test(word));
  return isOfComputers && (endsAsExperience(words) || /^\p{L}+ experience$/u.test(words.join(' ')));
}

/** What somebody is good at without a field: as an entry of a list it heads nothing. */
const QUALITY =
  /^(?:people|listening|selling|sales|negotiations?|time|problem|solving|thinking|critical|decision|multitasking|customer|service|good|great|strong|excellent|basic|advanced|verbal|oral|written|writing|reading|typing|presentation|analytical|planning|organi[sz]ation(?:al)?|communication|interpersonal|intercultural|leadership|management|supervisory|teamwork|team|coaching|mentoring|mediating|mediation|influencing|facilitation|delegation|conflict|motivational|numeracy|observation|your|my|the|social)$/u;

/** What certificates are of, and no section of its own: 'Certificats de compétences'. */
const CERTIFICATES_OF =
  /^(?:(?:mes|my) )?(?:certifications?|certificats?|certificates?|attestations?|titres?) (?:de |of |d )(?:maitrise de |bloc de )?(?:competences?|competency?|skills?)(?: professionnelles?)?$/u;

/** Whether a heading says of which field the skills are: 'Welding skills'. */
const endsAsSkills = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length <= 3 &&
  words.at(-1) === 'skills' &&
  words.slice(0, -1).every((word) => /^\p{L}+$/u.test(word) && !QUALITY.test(word)) &&
  words.slice(0, -1).some((word) => meaningOf(word) === undefined);

/** What is certified or licensed at all, in English, where the word stands last: 'Cloud certifications'. */
const CERTIFIED_LAST =
  /^(?:certifications|certificates|licen[cs]es|licensures?|accreditations|registrations|tickets|permits)$/u;
/** The same in French, where it stands first: 'Brevets maritimes'. */
const CERTIFIED_FIRST =
  /^(?:certifications|certificats|habilitations|attestations|brevets|recyclages|accreditations)$/u;
/** What is proved otherwise, of things, of persons and of firms, or granted for an invention. */
const NOT_CERTIFIED =
  /^(?:experience|ssl|tls|event|concert|jira|building|work|birth|death|marriage|gift|stock|share|deposes?|inventions?|publies|delivres|europeens?|internationaux|nationaux|medica(?:ux|les)|fiscales?|employeurs?|dechets?|travail|emploi|salaires?)$/u;
/** What is registered or permitted that says nothing of what somebody can do: 'Vehicle registrations', 'Travel permits'. */
const PERMITTED_OTHERWISE =
  /^(?:vehicle|company|students?|users?|voters?|domains?|trademarks?|product|land|train|support|travel|parking|residence|liquor|film|music|hospital|school|software) (?:registrations|permits|tickets|licen[cs]es|accreditations)$/u;

/** Whether a heading says which certificates follow. */
function namesCertificates(words: readonly string[]): boolean {
  const isFirst = CERTIFIED_FIRST.test(words[0] ?? '');
  if (!isFirst && !CERTIFIED_LAST.test(words.at(-1) ?? '')) return false;
  if (PERMITTED_OTHERWISE.test(words.join(' '))) return false;
  const others = isFirst ? words.slice(1) : words.slice(0, -1);
  return (
    others.length > 0 &&
    others.length <= 2 &&
    others.every((word) => /^\p{L}+$/u.test(word) && !NOT_CERTIFIED.test(word)) &&
    others.some((word) => meaningOf(word) === undefined)
  );
}

/** What is mastered in French and Arabic, where it stands first, and how it is qualified: 'Compétences sectorielles'. */
const SKILLED_FIRST = /^(?:competences|aptitudes)$/u;
const QUALIFYING =
  /^(?:\p{L}{2,}(?:[aeiu]les|[iq]ques|[aei]nnes|elles|ives|eres|euses|antes|[iu]res|ees|erses?|aines?)|web|clefs)$/u;
const SKILLED_ARABIC = /^المهارات$/u;
const QUALIFYING_ARABIC = /^و?ال\p{L}{2,}(?:يه|ه)$/u;

/** Whether a heading says by an adjective or two what skills follow. */
function namesSkills([first = '', ...others]: readonly string[]): boolean {
  const isQualifying = SKILLED_FIRST.test(first)
    ? QUALIFYING
    : SKILLED_ARABIC.test(first)
      ? QUALIFYING_ARABIC
      : null;
  const own = others.filter((word) => word !== 'et');
  return (
    isQualifying !== null &&
    own.length > 0 &&
    own.length <= 2 &&
    own.every((word) => isQualifying.test(word)) &&
    own.some((word) => meaningOf(word) === undefined)
  );
}

/** What makes training more than schooling: 'Formations complémentaires', 'Stages et formations'. */
const FURTHER =
  /^(?:autres|courtes?|complementaires?|continues?|qualifiantes?|certifiantes?|suivies?|diverses?|additionnelles?|supplementaires?|annexes?|specialisees?|internes?|ligne|stages|permis|seminaires|ateliers|cours|habilitations|perfectionnement|securite|reglementaires|specifiques|dpc|secours|recyclages)$/u;

/** The kinds of a heading on further training, with schooling first where it names that as well; null where it is none. */
function furtherTraining(words: readonly string[]): SectionKind[] | null {
  const others = words.filter((word) => word !== 'formation' && word !== 'formations');
  if (others.length === words.length || !others.some((word) => FURTHER.test(word))) return null;
  const rest = others.filter((word) => !FURTHER.test(word)).map(meaningOf);
  const isPlain = rest.every(
    (meaning) =>
      meaning && (!meaning.strong || /^(?:education|certificates)$/u.test(meaning.kind ?? '')),
  );
  if (!isPlain) return null;
  const isSchooling = rest.some((meaning) => meaning?.strong && meaning.kind === 'education');
  return isSchooling ? ['education', 'certificates'] : ['certificates'];
}

/** What people hold besides schooling, or learn after it, where degrees may stand as well. */
const HELD_BESIDES =
  /^(?:(?:professional|vocational|trade) (?:and \p{L}+ )?qualifications|(?:further|additional|adult) (?:education|studies)|qualifications professionnelles)$/u;

/** Whose it is, before what a heading says: 'Mes centres d’intérêt'. */
const OWN = /^\s*(?:mes|mon|ma|my|nos|notre|our) (?!cv)/iu;

/** Words that are known in a heading of one piece alone: 'CLINICALSKILLS', 'TEACHINGEXPERIENCE'. */
const KNOWN_IN_ONE_PIECE = /^(?:clinical|leadership|teaching|volunteer|nursing|communication)$/u;

/** A degree by a word for what somebody masters, before its subject: 'Maîtrise en informatique'. */
const DEGREE_IN = /^maitrise en /u;

/**
 * How many entries or years a section has, after its heading, its number, or that it goes on: 'Certifications (3)',
 * 'Skills 02.', 'Work (continued)'.
 */
const AFTER_HEADING =
  /(?<=\p{L})(?: ?\(\d{1,2}(?:\+? (?:years|ans))?\)| (?:0\d[.)]?|\d{1,2}[.)])| with (?:the |their )?dates?|[ ,(–-]+(?:cont(?:inued|['’]?d)\.?|cont\.|suite)\)?)\s*$/iu;

/** So many letters are in it at most. */
const MOST_AFTER = 12;

/** Whether a heading lists what its section is on: 'Skills and languages', but not 'Language skills'. */
export const isListOfKinds = (heading: string): boolean =>
  wordsOf(heading).some((word) => /^(?:and|et|und)$/.test(word)) || /[&/,]|\sو/u.test(heading);

/** Signs that dress a heading, before and behind it: '# Skills', '<Skills />', 'Skills...'. */
const SIGNS_BEFORE = /^[\s#<>/\\[\]{}|~*=_]{1,8}(?=[\p{L}\d])/u;
const SIGNS_BEHIND = /(?<=\p{L} ?)(?:[\s#<>/\\[\]{}|~*=_×]{1,8}|\.{2,5}|…)$/u;

/** How the parts of a page are numbered, in figures, Roman figures, letters and words. */
const NUMBERS = [
  String.raw`${ARABIC_ORDINAL}\s?[-.:،)/–—]{1,2}`,
  String.raw`[\u0660-\u0669]{1,2}\s?[-.:)–—/ـ]{1,2}`,
  String.raw`[ابتثجدهوأ]\s?[-.)–—ـ]`,
  String.raw`\d{1,2}\s?ـ|[–-]\d{1,2}\s(?=\s?\p{Script=Arabic})`,
  String.raw`\((?:[\u0660-\u0669]{1,2}|[ابتثجدهوأ]|[IVX]{1,4}|[A-H])\)`,
  String.raw`(?:\d{1,2}|[IVX]{1,4})\s?°\s?[.)/:–—-]{0,2}|[Nn]°\s?\d{1,2}\s?[.)/:–—-]{0,2}`,
  String.raw`[\u2460-\u2473\u2776-\u2793\u2160-\u216b]\s?[.)/:–—-]{0,2}`,
  String.raw`(?:[Pp]art(?:ie)?|[Ss]ection|[Cc]hap(?:itre|ter)|القسم|الجزء|المحور)\s(?:\d{1,2}|[IVX]{1,4}|ال\p{L}{3,6})\s?[.)/:–—-]{1,2}`,
  String.raw`\(?\d{1,2}(?:\.\d)?(?:\s?[.)/|:_\u2013\u2014-]{1,2})?`,
  String.raw`(?:[ivx]{1,4}|[IVX]{1,4})\s?[.)/:\u2013\u2014-]{1,2}`,
  String.raw`[A-H](?:[.)]|\s?/|\s[\u2013\u2014-]\s)`,
];

/** The number or letter of a section before its heading: '2. Skills', '02 Skills', 'IV) Skills', '03 / Skills', '(1) Skills', 'II - Skills', 'B) Skills', '1°) Formation', 'ثانيا: المهارات'. */
const NUMBER = new RegExp(String.raw`^\s*(?:${NUMBERS.join('|')})\s*(?=\p{L})`, 'u');

/** Whether a heading has its number or letter before it. */
export const isNumbered = (heading: string): boolean => NUMBER.test(heading);

/** The years of all entries, behind a heading with its number: 'II - Education: 1997-2011'. */
const YEARS_BEHIND =
  /\s?(?:[:,]|\()?\s?(?:(?:19|20)\d\d)\s?(?:[\u2013\u2014-]|à|to|au)\s?(?:(?:19|20)\d\d|\p{L}{4,12})\)?\s*$/u;

/** Words in capitals before years in brackets, which are no entry: 'WORK EXPERIENCE (2011 - 2020)'. */
const CAPITALS_BEFORE_YEARS = /^(?:\p{Lu}[\p{Lu}'’]*\s+){2,}\((?=\d{4})/u;

/** A heading without its number, and the years that stand behind one that is numbered or in capitals. */
function withoutNumber(heading: string): string {
  const text = heading.replace(NUMBER, '');
  const isTimed = text !== heading || CAPITALS_BEFORE_YEARS.test(text);
  return isTimed ? text.replace(YEARS_BEHIND, '') : text;
}

/** What is furthered and held, beside work: 'Education and professional development'. */
const FURTHERED =
  /^(?:development|developpement|qualifications?|certifi\p{L}+|continuing|continue)$/u;

/** Whether words of a heading are of work, and name no section by themselves. */
function areOfWork(words: readonly string[]): boolean {
  const meanings = words.map(meaningOf);
  return (
    !words.some((word) => FURTHERED.test(word)) &&
    meanings.every((meaning) => meaning && !meaning.strong) &&
    meanings.some((meaning) => meaning?.kind === 'experience')
  );
}

/** Where a heading names work beside studies in words that say no more, as 'Work & Education' does: first, last or not at all. */
function workBeside(heading: string): 'first' | 'last' | null {
  const parts = heading.split(/\s(?:and|et|und)\s|[&/,]|\s(?=و)/iu).map(wordsOf);
  const at = parts.length > 1 ? parts.findIndex(areOfWork) : -1;
  return at < 0 ? null : at === 0 ? 'first' : 'last';
}

/** What parts a heading from the same one in another language. */
const BETWEEN_LANGUAGES = /\s[/|–—-]\s/u;

/** The kinds of a heading that is printed in two languages: 'Compétences / Skills'. */
function inTwoLanguages(heading: string): readonly SectionKind[] {
  if (heading.length > 2 * MOST_LETTERS || !BETWEEN_LANGUAGES.test(heading)) return [];
  const [first, second, ...others] = heading.split(BETWEEN_LANGUAGES);
  if (first === undefined || second === undefined || others.length > 0) return [];
  const [own, same] = [headingKinds(first), headingKinds(second)];
  return own[0] !== undefined && own[0] === same[0] ? own : [];
}

/**
 * The kinds of section that `heading` is one of, the section's own first; empty where it is none. Only
 * the words are judged here.
 */
export const headingKinds = oncePerText((heading): readonly SectionKind[] => {
  const both = inTwoLanguages(heading);
  if (both.length > 0) return both;
  const most = MOST_LETTERS + MOST_AFTER;
  if (heading.length > most && letterCount(heading) > most) return [];
  const text = withoutNumber(
    heading.replace(SIGNS_BEFORE, '').replace(SIGNS_BEHIND, '').replace(AFTER_HEADING, ''),
  );
  const letters = letterCount(text);
  if (letters < 2 || letters > MOST_LETTERS || /[@\d]{2}|https?:|\.\s*$/.test(text)) return [];
  if (isFormLabel(text)) return [];
  const own = text.replace(OWN, '');
  const torn =
    tornHeadings.get(keyOf(own.replaceAll('&', 'and'))) ??
    (own.includes('&') ? tornHeadings.get(keyOf(own.replaceAll('&', 'et'))) : undefined);
  if (torn) return [torn];
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const apart =
    words.length === 1 && meaningOf(words[0] ?? '') === undefined
      ? wordsGluedIn(
          text,
          (word) => meaningOf(word) !== undefined || KNOWN_IN_ONE_PIECE.test(word),
          (word) => kindOfWord.has(word),
        )
      : null;
  if (apart !== null) return headingKinds(apart);
  if (DEGREE_IN.test(words.join(' '))) return [];
  if (isExperienceOfComputers(text)) return ['experience', 'skills'];
  if (endsAsExperience(words)) return ['experience'];
  if (namesCertificates(words) || CERTIFICATES_OF.test(words.join(' '))) return ['certificates'];
  if (namesSkills(words) || (endsAsSkills(words) && /^\P{L}*\p{Lu}/u.test(text))) return ['skills'];
  const training = furtherTraining(words);
  if (training) return training;
  if (HELD_BESIDES.test(words.join(' '))) return ['education', 'certificates'];
  const kinds: { kind: SectionKind; rank: number }[] = [];
  let weak: SectionKind | null = null;
  for (const word of words) {
    const meaning = meaningOf(word);
    if (!meaning) return [];
    if (word === 'brevets' && words.some((other) => /^diplomes?$/u.test(other)))
      kinds.push({ kind: 'certificates', rank: 99 });
    else if (meaning.strong && meaning.kind) kinds.push({ kind: meaning.kind, rank: meaning.rank });
    else weak ??= meaning.kind;
  }
  if (kinds.length === 0) return weak ? [weak] : [];
  const work = kinds.every(({ kind }) => kind === 'education') ? workBeside(text) : null;
  if (work === 'first') kinds.unshift({ kind: 'experience', rank: 0 });
  else if (work === 'last') kinds.push({ kind: 'experience', rank: 99 });
  if (weak === 'certificates') kinds.push({ kind: weak, rank: 99 });
  const programming =
    words.includes('languages') && words.some((w) => /^(?:programming|computer)$/.test(w));
  if (programming) return ['skills'];
  const listed = isListOfKinds(text);
  const ordered = listed ? kinds : kinds.toSorted((a, b) => a.rank - b.rank);
  return [...new Set(ordered.map(({ kind }) => kind))];
});
