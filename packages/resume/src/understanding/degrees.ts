import type { EducationLevel, Fact } from '../schemas/resume';
import { isNotHeld, isOfNone, NO_DEGREE_BEFORE, NO_STUDIES } from './degrees-not-held';
import { evidenceOf, textOf, type Span } from './spans';
import { fold } from '../text';

const B = String.raw`(?<![\p{L}\p{N}])`;
const E = String.raw`(?![\p{L}\p{N}])`;
const pattern = (...words: string[]) =>
  new RegExp(`${B}(?:و|ال|وال)?(?:${words.join('|')})${E}`, 'gu');

/** A level of the European framework (EQF, CEC), or of the French register (RNCP) by its number of now and of before 2019. */
const europeanLevel = (now: string, before?: string) => [
  `(?:eqf|cec)(?: level| niveau|\\P{L}+(?:level|niveau))? ${now}`,
  `rncp(?: (?:de )?(?:niveau|level))? (?:${before ? `${now}|${before}` : now})(?!\\w)`,
];

/**
 * Names of degrees by level, in folded text, in English, French, German and Arabic. A five-year French or
 * Algerian degree (diplôme d'ingénieur, Magister, DESS, DEA) counts as a Master, a three-year one (licence)
 * as a Bachelor; two-year ones (BTS, DUT, associate) and school leaving count as none.
 */
const anywhere: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'PhD',
    pattern(
      String.raw`ph\.?\s?-?d\.?s?`,
      String.raw`d\.?\s?phil`,
      'doctorate',
      'doctoral (?:degree|studies|candidate|researcher|student)(?!s)',
      'doctor (?:of|in) \\p{L}+',
      'juris doctor',
      String.raw`pharm\.?\s?d\.?`,
      String.raw`ed\.d\.?|d\.b\.a\.|dvm|dnp`,
      ...europeanLevel('8'),
      'doctorat',
      'docteure?(?= en)',
      'these de doctorat',
      'doctorant[e]?',
      'promotion zum dr\\p{L}*',
      String.raw`dr\.?-ing\.?`,
      'dr\\. rer\\. nat\\.?',
      'doktor\\p{L}*',
      'habilitation universitaire',
      String.raw`psy\.?d\.?|sc\.d\.?|j\.d\.?`,
      'd\\.v\\.m\\.?',
      'doctor europaeus',
      'habilitation a diriger',
      'دكتور في',
      'دكتوراه',
      'دكتوراة',
      'الدكتوراه',
    ),
  ],
  [
    'Master',
    pattern(
      "master'?s?(?! ?class| of ceremon)",
      'masters',
      '(?<!brevet de )maitrise(?= (?:en|de|es|d)\\b|\\s*[,:(–-]|$)',
      'mastere(?: specialise)?',
      'magister',
      'magistere',
      String.raw`m\.?\s?sc\.?`,
      String.raw`m\.s\.?`,
      String.raw`m\.a\.?`,
      String.raw`m\.?\s?eng\.?`,
      String.raw`m\.\s?ing\.?`,
      String.raw`m\.?\s?b\.?\s?a\.?`,
      String.raw`m\.?\s?ed\.`,
      String.raw`m\.?\s?tech\.?`,
      'm\\.?p\\.?h',
      String.raw`m\.?\s?phil\.?`,
      'ms[ct]?(?= (?:in|of|degree)\\b)',
      'ma(?= (?:in|of|degree)\\b)',
      'mca',
      'ms(?:cs|ee|me|ce|is|it|ba|ed)',
      'engineer specialist',
      'mfa',
      'mpa',
      'msw',
      'msn',
      'll\\.?m\\.?',
      'mres',
      'msci',
      'mchem|mphys|mmath|mlis|mfin|mpp|mpacc|mmus|pgdm',
      String.raw`m(?:com|pharm|des)|m\.\s?(?:com|arch|pharm|des)\.?`,
      String.raw`m\.?a\.?sc\.?`,
      'post[- ]?graduate diploma in management',
      '(?:post-?)?graduate degree',
      String.raw`d\.p\.l\.g\.?`,
      "diplome d'etat d'architecte",
      ...europeanLevel('7', 'i'),
      'mba[12]|postgraduate (?:student|studies)',
      'ingenieure? de formation|etudiante?[ -]ingenieure?',
      'mcomp|emba|dnsep|hmonp|meef|dplg',
      String.raw`m\.c\.a\.?`,
      String.raw`sc\.m\.?`,
      'ingenieure? diplomee?',
      String.raw`master\d`,
      'm1',
      'm2',
      "ingenieure?(?: d'etat)",
      "diplome d'ingenieur\\p{L}*",
      "diplome d'etudes approfondies",
      "cycle d'?\\s?ingenieur\\p{L}*",
      'cycle ingenieur',
      "(?<!(?:faire|integrer|rejoindre|preparer|viser) (?:une |l'))ecole d'ingenieurs?",
      "(?:equivalent|titre|grade)(?: d'| )ingenieure?",
      "formation d'ingenieur",
      "dea(?!\\P{L}*diplome d'etat)",
      'dess',
      'dscg',
      "engineer(?:ing|'s)? degree",
      'diplome ingenieur',
      'mm(?= (?:in|of))',
      String.raw`bac\s?\+\s?5`,
      'ingeniorat',
      "etudes d'ingenierie",
      'eleve[ -]ingenieure?',
      'grande ecole',
      String.raw`dipl\.?-?\s?-?(?:ing|kfm|inf|kffr|phys|psych|math)\p{L}*\.?`,
      'diplom(?:-\\p{L}+|ingenieur\\p{L}*|kauf\\p{L}+|informatiker\\p{L}*|studium)?',
      'staatsexamen',
      'masterstudium',
      'masterabschluss',
      'laurea magistrale',
      'ماجستير',
      'ماستر',
      'الماستر',
      'مهندس دوله',
      '(?:شهاده|دبلوم) مهندس',
      'دبلوم الدراسات المعمقه',
      'ماجيستير',
    ),
  ],
  [
    'Bachelor',
    pattern(
      "bachelor'?s?",
      // As it is often misspelt.
      "ba(?:tchelor|chlor|chelour|cherlor|tchlor)'?s?",
      '(?<=(?:first|second|third|upper|lower|1st|2nd|3rd)[ -])class hon(?:our)?s',
      'bmath|bvsc',
      String.raw`a\.b\.(?= in |,|\s*$)`,
      String.raw`sc\.b\.?`,
      'dnmade',
      'grado en',
      'bakkalaureat\\p{L}*',
      String.raw`b\.?(?:sc|eng|a)\.?\s?\(?hons\.?\)?`,
      'baccalaureus',
      'baccalaureate (?:of|in) \\p{L}+',
      `(?<!${NO_DEGREE_BEFORE} )licence(?: professionnelle| pro)?(?! (?:to|iv|(?:de |d')(?:${NO_STUDIES}))\\b| \\([acp]t?pl\\))`,
      'licence[123]|bachelor[123]',
      'undergraduate(?= (?:student|studies|programme?|degree|in|at)\\b|,|:|\\s*$)',
      '(?:college|university) (?:freshman|sophomore|(?:junior|senior)(?=\\s*(?:$|[^\\p{L}\\s])| (?:in|at|majoring|studying) ))',
      'sophomore(?= (?:in|at|studying|majoring)\\b(?!.*high school))',
      '(?<!no )university degree(?! ?:| in progress)|double degree in|joint honours',
      'license en',
      'licencie',
      "diplome d'etat d'infirmiere?",
      'licenciatura',
      'bachelier(?= en)',
      'bm(?=\\s*[,(]| in)',
      'bmus',
      'laurea(?! magistrale)',
      String.raw`b\.?\s?sc\.?`,
      String.raw`b\.s\.?`,
      String.raw`b\.a\.?`,
      String.raw`b\.?\s?eng\.?`,
      String.raw`b\.\s?e\.?`,
      String.raw`b\.\s?ing\.?`,
      String.raw`b\.?\s?tech\.?`,
      String.raw`b\.?\s?com\.?`,
      String.raw`b\.?b\.?a\.?`,
      'bca',
      'bs(?:cs|ee|me|ce|it|ba|ed|hrm|tm|w)',
      String.raw`b\.?\s?(?:pharm(?:acy|a(?=\s*(?:$|[^\p{L}\s]|(?:in|from) )))?|arch|voc|mus|lib|lis)\.?`,
      String.raw`b\.?a\.?sc\.?`,
      'bscn|bnurs|bappsc|bmedsci|bsocsc|mbbs|bds|bpt',
      'bn \\(?hons\\)?',
      'first degree(?= in |\\s*[,:(]|\\s*$)',
      "diplome d'infirmiere? d'etat",
      'b\\.u\\.t\\.?',
      'dcg',
      ...europeanLevel('6', 'ii'),
      'bfa',
      String.raw`b\.?\s?des\.?`,
      'bsn',
      'bs(?= (?:in|of|degree)\\b)',
      'ba(?= (?:(?:in|of|degree)\\b|\\())',
      String.raw`b\.?\s?ed\.?`,
      'll\\.?b\\.?',
      'undergraduate degree',
      'honours degree',
      String.raw`bac\s?\+\s?[34]`,
      'bachelorstudium',
      'bachelorabschluss',
      'deua',
      'l3',
      // Where school ends with a 'bac', it is of sciences or letters: these are the three years of Quebec.
      'baccalaureat(?= en (?:genie|informatique|administration|droit|psychologie|communications?|enseignement|marketing|finance|sciences (?:comptables|infirmieres|politiques)|travail social))',
      'بكالوريوس',
      'بكالوريس',
      'ليسانس',
      'اجازه(?: في| جامعيه)?',
      'الاجازه',
    ),
  ],
];

/** Two-letter degrees in capitals, that stand at the start of an entry or before a comma: 'BS', 'MA, History'. */
const CAPITAL: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'Master',
    /(?:^|[\s(])(?:MS|MA|MEng|MEd|MSc|MBA|ME|MArch)(?=\s*(?:$|[,:(–—|-]|\s{2}|in |of |student\b))/gu,
  ],
  [
    'Master',
    /^(?:MS|MA)(?= (?!Office|Word|Excel|Project|SQL|Access|Power|Teams|Outlook|Windows)\p{Lu}\p{Ll})/gu,
  ],
  // An engineer at the start of an entry on education is the degree.
  [
    'Master',
    /(?:^|\t|[:•–]\s|\d[.,]?\s)(?:Ing\.|Ing[ée]nieure?)(?=\s+(?:en|d[eu]|d['’]|mention|\p{Lu})|,|\s*$)/gu,
  ],
  [
    'Bachelor',
    /(?:^|[\s(])(?:BS|BA|BSc|BEng|BE|AB|SB|BUT)(?=\s*(?:$|[,:(–—|-]|\s{2}|in |of |\s+\p{Lu}))/gu,
  ],
  ['Bachelor', /(?:^|[\s(])(?:BUT(?=\s+\p{Ll}{3})|(?:BA|BS)(?= student\b))/gu],
  // What an entry begins with that is a first degree, though it names none.
  [
    'Bachelor',
    /^[^\p{L}]*(?:(?:University |College )?[Dd]egree in (?!Progress|High|Secondary|Associate|Diploma)\p{Lu}|Honours (?!.*(?:[Gg]rade|School))(?!Roll|Society|Diploma|List|Award|Student|Program|Project|Thesis|Dissertation|Year|Class|Course|Track|Certificate)\p{Lu}\p{Ll})/gu,
  ],
  [
    'PhD',
    /^(?:JD|MD)(?=\s*(?:$|\(|[,–—|-].*(?:Universit|College|School|Institut|Faculty|\d{4}))|\s+in )/gu,
  ],
  // Those that are also the first letters of a name, which a surname follows.
  ['PhD', /(?:^|[\s(])(?:M\.D\.|EDD)(?=\s*(?:$|[,:()–—|-])|\s+in )|(?<!\p{L})EdD(?!\p{L})/gu],
  [
    'Master',
    /(?:^|[\s(])M\.\s?(?:E|Ed|Mus)\.?(?=\s*(?:$|[,:()–—|-])|\s+in |\s+(?:(?!College|School|Institute)[\p{L}&]+\s+){0,3}Engineering)/gu,
  ],
];
const AFTER_PLACE = /,\s*$/;
const NOT_A_DEGREE =
  /(?:(?<!\p{L})(?:to|can)|scrum|web|head|station|quiz|toast|post|mini|ميني)\s?-?\s?$/u;

/** The degrees that `span` names, each with its level, in order. */
export function degreesIn(span: Span): Fact<EducationLevel>[] {
  const text = textOf(span);
  const folded = fold(text);
  if (isOfNone(folded)) return [];
  const found: { start: number; fact: Fact<EducationLevel> }[] = [];
  const add = (level: EducationLevel, index: number, match: string) => {
    const blank = match.length - match.replace(/^[\s(]+/, '').length;
    const start = span.start + index + blank;
    const evidence = evidenceOf({
      line: span.line,
      start,
      end: span.start + index + match.trimEnd().length,
    });
    found.push({ start, fact: { value: level, evidence: [evidence] } });
  };
  const isNone = (index: number, match: string) =>
    isNotHeld(folded.slice(0, index), folded.slice(index + match.length));
  for (const [level, words] of anywhere) {
    for (const match of folded.matchAll(words)) {
      if (!NOT_A_DEGREE.test(folded.slice(0, match.index)) && !isNone(match.index, match[0]))
        add(level, match.index, match[0]);
    }
  }
  for (const [level, words] of CAPITAL) {
    for (const match of text.matchAll(words)) {
      if (!AFTER_PLACE.test(text.slice(0, match.index + 1)) && !isNone(match.index, match[0]))
        add(level, match.index, match[0]);
    }
  }
  // 'M.B.A.' names no B.A.
  const endOf = ({ fact }: (typeof found)[number]) => fact.evidence[0]?.end ?? 0;
  const within = (one: (typeof found)[number]) =>
    found.some((other) => other !== one && other.start < one.start && endOf(other) >= endOf(one));
  return found
    .filter((one) => !within(one))
    .toSorted((a, b) => a.start - b.start)
    .map(({ fact }) => fact);
}

/** Whether `text` names a degree. */
export function namesDegree(text: string): boolean {
  const folded = fold(text);
  return anywhere.some(([, words]) =>
    [...folded.matchAll(words)].some(({ index }) => !NOT_A_DEGREE.test(folded.slice(0, index))),
  );
}

const DEGREE_FIRST =
  /^(?:b\. ?(?:a|s)|b\.? ?(?:sc|eng|com|tech|ed)|m\. ?(?:a|ed|b\. ?a)|m\.? ?(?:sc|eng|tech|com)|ph\.? ?d|bachelor(?:'?s)?(?: degree)?|master(?:'?s)? degree|licence|بكالوريوس|ماجستير|دكتوراه)\.?(?:[, ]|$)/u;

/** Whether an entry on training begins with a degree, and is no course. */
export const beginsWithDegree = (text: string): boolean => DEGREE_FIRST.test(fold(text));
