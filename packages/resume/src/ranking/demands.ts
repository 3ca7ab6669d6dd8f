import { type EducationLevel, educationLevels } from '../schemas/resume';
import { fold, wordsOf } from '../text';
import { knownCertificates } from './certificates';
import { phrasePattern } from './phrases';

const MONTHS_A_YEAR = 12;

const numberWords = new Map(
  [
    ['one', 'une', 'un', 'سنة', 'عام'],
    ['two', 'deux', 'سنتين', 'سنتان', 'عامين', 'عامان'],
    ['three', 'trois', 'ثلاث', 'ثلاثة'],
    ['four', 'quatre', 'أربع', 'أربعة'],
    ['five', 'cinq', 'خمس', 'خمسة'],
    ['six', 'ست', 'ستة'],
    ['seven', 'sept', 'سبع', 'سبعة'],
    ['eight', 'huit', 'ثماني', 'ثمانية'],
    ['nine', 'neuf', 'تسع', 'تسعة'],
    ['ten', 'dix', 'عشر', 'عشرة'],
  ].flatMap((words, i) => words.map((word) => [fold(word), i + 1] as const)),
);

const AT_MOST = new RegExp(
  `^\\s*(?:${fold("up to|less than|under|at most|max|moins de|jusqu'à|au plus|أقل من|حتى")})`,
  'u',
);

/**
 * The years of experience that a listing's text asks for: the lower end of '3-5 years', 2 for '2+', 5 for
 * '5 ans', 1.5 for '18 months'. Null where it asks for none, as in 'Entry level', '0-1' and 'up to 3 years'.
 */
export function yearsAsked(experience: string): number | null {
  const folded = fold(experience);
  if (AT_MOST.test(folded)) return null;
  let asked = 0;
  for (const [word] of folded.matchAll(/\d+(?:[.,]\d+)?|\p{L}+/gu)) {
    const number = numberWords.get(word) ?? Number(word.replace(',', '.'));
    if (Number.isNaN(number)) continue;
    asked = number;
    break;
  }
  const inMonths =
    /month|mois|شهر|اشهر|شهور/u.test(folded) && !/year|yr|ans?(?!\p{L})|سن|عام|اعوام/u.test(folded);
  if (inMonths) asked = Math.round((asked / MONTHS_A_YEAR) * 10) / 10;
  return asked > 0 ? asked : null;
}

const WISH = new RegExp(
  [
    '(?:a|big|strong|huge) plus|plus point|nice to have|prefer|desirable|desired|bonus|ideally',
    'advantage|an asset|welcome|optional',
    'un (?:vrai |réel )?plus|un atout|souhaité|souhaitable|apprécié|idéalement|de préférence|facultati',
    'يفضل|ميزة|مستحب|اختياري',
    'not (?:required|necessary|needed|mandatory)|no (?:degree|diploma|certificat)',
    "without (?:a )?(?:degree|diploma)|n'est pas (?:exigé|requis|nécessaire|obligatoire)",
    'non (?:exigé|requis)|sans diplôme|غير مطلوب|لا يشترط|ليس مطلوب',
  ]
    .map(fold)
    .join('|'),
  'u',
);

/** The parts of a description that state requirements. Parts that only state wishes are left out. */
const askingParts = (description: string): string[] =>
  description
    .split(/[;\n•·!?,،؛]|\.(?=\s|$)/u)
    .filter((part) => part.trim() !== '' && !WISH.test(fold(part)));

/** Degrees by level, in folded text. A degree without a level is taken for a Bachelor's. */
const degrees: Record<EducationLevel, readonly string[]> = {
  PhD: ['ph\\.?\\s?d|doctorate|doctoral degree|doctorat|دكتوراه|الدكتوراه'],
  Master: [
    "master(?:'s|s)? degree|master's",
    '(?<!scrum |web )master(?= (?:of|in|en|ou|or|i|ii|1|2)(?![a-z])|\\s*[/)]|\\s*$)',
    "(?<=(?:niveau|diplome de|titulaire d'un|bac\\+5) )master",
    "m\\.?sc|mba|bac ?\\+ ?5|ingenieur d'etat|diplome d'ingenieur|magister",
    'ماستر|الماستر|ماجستير|الماجستير|مهندس دوله',
  ],
  Bachelor: [
    "bachelor(?:'s|s)?(?: degree)?|b\\.?sc|b\\.?a\\.?(?= (?:in|degree))|bac ?\\+ ?[34]",
    '(?:university|college|undergraduate) degree|degree(?= in)|diplome universitaire',
    'licence(?= (?:en|ou|pro|lmd|professionnelle|universitaire)(?![a-z])|\\s*/)',
    'licence(?= de (?!conduire|logiciel))',
    "(?<=(?:niveau|diplome de|titulaire d'une|minimum|une) )licence",
    'ليسانس|الليسانس|بكالوريوس|البكالوريوس|اجازه جامعيه|شهاده جامعيه',
  ],
};

const DEGREE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${educationLevels
    .map((level) => `(?<${level}>${degrees[level].join('|')})`)
    .toReversed()
    .join('|')})(?!\\p{L})`,
  'gu',
);

/** The lowest degree that a description accepts, or null where it asks for none. */
export function educationAsked(description: string): EducationLevel | null {
  const found = new Set<string>();
  for (const part of askingParts(description)) {
    for (const { groups } of fold(part).matchAll(DEGREE)) {
      for (const level of educationLevels) if (groups?.[level] !== undefined) found.add(level);
    }
  }
  return educationLevels.find((level) => found.has(level)) ?? null;
}

const shortNames = new Map(
  knownCertificates.flatMap((names) => names.map((name) => [fold(name), names[0]] as const)),
);
const KNOWN = new RegExp(phrasePattern([...shortNames.keys()]).source, 'gu');

const NAME = String.raw`(?:\p{Lu}|\d)[\p{L}\p{N}+#&-]*(?:[ ](?:\p{Lu}|\d)[\p{L}\p{N}+#&-]*){0,4}`;
const NAMED = new RegExp(
  [
    `(?<before>${NAME})\\s+(?:[Cc]ertifi(?:cation|cate|ed)s?)(?!\\p{L})(?!:?\\s+(?:\\p{Lu}|company|firm|organi[sz]ation|environment|business))`,
    `(?<certified>(?:${NAME}\\s+)?Certified:?\\s+${NAME})`,
    `(?:[Cc]ertified|[Cc]ertifi(?:é|ée)s?|[Cc]ertifications?|[Cc]ertificats?|شهادة)\\s+(?:(?:in|en|de|as|في|d')\\s*)?(?<after>${NAME})`,
  ].join('|'),
  'gu',
);
const LEADING =
  /^(?:(?:an?|the|valid|active|current|required|must|have|having|strong|une?|la|le|votre|your|our|any)\s+)+/iu;
const EITHER = /^\s*(?:certifi\p{L}*\s*)?(?:or|ou|او|أو|\/)\s*$/u;

interface Named {
  start: number;
  end: number;
  name: string;
}

function certificatesIn(part: string): Named[] {
  const found: Named[] = [...fold(part).matchAll(KNOWN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    name: shortNames.get(match[0]) ?? part.slice(match.index, match.index + match[0].length),
  }));
  for (const match of part.matchAll(NAMED)) {
    const whole =
      match.groups?.['before'] ?? match.groups?.['certified'] ?? match.groups?.['after'] ?? '';
    const name = whole.replace(LEADING, '');
    const start = match.index + match[0].indexOf(whole) + whole.length - name.length;
    const end = start + name.length;
    const isKnown = found.some((known) => known.start < end && start < known.end);
    if (name !== '' && !isKnown) found.push({ start, end, name });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/**
 * The certificates that a description asks for, each once, by short name where it has one. Alternatives, of which
 * one is enough, make one entry: 'PMP or PRINCE2'.
 */
export function certificatesAsked(description: string): string[] {
  const asked = new Set<string>();
  for (const part of askingParts(description)) {
    let either: { name: string; end: number } | null = null;
    for (const { start, end, name } of certificatesIn(part)) {
      if (either && EITHER.test(part.slice(either.end, start))) {
        either = { name: `${either.name} or ${name}`, end };
      } else {
        if (either) asked.add(either.name);
        either = { name, end };
      }
    }
    if (either) asked.add(either.name);
  }
  return [...asked];
}

/** One certificate: its words in each of its spellings, and a pattern for its short name in folded text. */
export interface AskedCertificate {
  spellings: string[][];
  anywhere: RegExp;
}

const GENERIC = /^certifi/u;
const certificateWords = (name: string) => wordsOf(name).filter((word) => !GENERIC.test(word));

/**
 * Prepares one entry of `certificatesAsked`: a certificate, or the alternatives between which the job leaves the
 * choice. A certificate is looked for outside the certificates only where it has a short name of its own: 'AWS'
 * alone is no certificate.
 */
export const askedCertificates = (asked: string): AskedCertificate[] =>
  asked.split(' or ').map((name) => {
    const short = shortNames.get(fold(name));
    const names = knownCertificates.find(([known]) => known === short) ?? [];
    return {
      spellings: [name, ...names].map(certificateWords).filter((words) => words.length > 0),
      anywhere: phrasePattern(names),
    };
  });

/** Whether a certificate, by its full name, is the one asked for: the name has all the words of one spelling. */
export function isCertificate(held: string, { spellings }: AskedCertificate): boolean {
  const words = new Set(wordsOf(held));
  return spellings.some((spelling) => spelling.every((word) => words.has(word)));
}
