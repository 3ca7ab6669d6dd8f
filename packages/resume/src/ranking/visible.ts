import type { Evidence, ResumeFacts, ResumeLine, ResumeText } from '../schemas/resume';
import { fold } from '../text';

/** The facts that identify a person. Scoring uses them only to know which characters to cover. */
export type PersonalFacts = Pick<ResumeFacts, 'name' | 'email' | 'phone' | 'location' | 'age'>;

/** Stands for a covered character. It is no letter, no blank and no part of any word. */
const COVER = '\u0000';

const covered = (text: string) => text.replace(/[^\n]/g, COVER);

const labels = [
  'full name|first name|last name|surname|nom et prénoms?|prénoms?|الاسم(?: الكامل)?',
  'nationality|citizenship|nationalité|الجنسية|جنسية|staatsangehörigkeit',
  'gender|sex|sexe|genre|pronouns?|الجنس|geschlecht',
  'age|العمر|السن|birth ?date|date of birth|place of birth|birthday|dob|born(?: on| in)?',
  'date (?:et lieu )?de naissance|lieu de naissance|née?(?:\\(e\\))? (?:le|à|en)|geburtsdatum',
  '(?:تاريخ|مكان)(?: و ?مكان)? (?:الميلاد|الازدياد)|مواليد',
  '(?:home |postal )?address|adresse|العنوان',
  'marital status|civil status|situation (?:familiale|matrimoniale)|état civil',
  'الحالة (?:العائلية|الاجتماعية|المدنية)|religion|الديانة',
]
  .map(fold)
  .join('|');

const DOMAIN = String.raw`\.(?:com|org|dev|me|info|name|fr|dz)`;
const LABEL_ALONE = ` *(?:${labels}) *(?:: *)?$`;

/**
 * Other text that identifies a person, in folded lines: addresses, labelled details, a nationality in words.
 * `sign` is a quick test: without a match of it, `pattern` is not tried, since most resumes hold few of these.
 * Each pattern begins at the start of a word and backtracks only over what it matched, so that the work for each
 * character is bounded.
 */
const personal: readonly { sign: RegExp; pattern: RegExp }[] = [
  { sign: /@/u, pattern: /(?<![^\s<>(),;|])[^\s<>(),;|]+@[^\s<>(),;|]+/gu },
  { sign: /:\/\/|www\./u, pattern: /(?:https?:\/\/|www\.)\S+/gu },
  {
    sign: new RegExp(DOMAIN, 'u'),
    pattern: new RegExp(
      String.raw`(?<![a-z0-9.-])(?:[a-z0-9.-]*${DOMAIN}/\S*|-*[a-z0-9.]+-[a-z0-9.-]+${DOMAIN}\b)`,
      'gu',
    ),
  },
  {
    sign: /:/u,
    pattern: new RegExp(`(?<=^ ?|[|•·;] ?|  )(?:${labels}) *:(?:[^|•·; \\n]| (?! ))*`, 'gmu'),
  },
  {
    sign: new RegExp(`^${LABEL_ALONE}`, 'mu'),
    pattern: new RegExp(`^${LABEL_ALONE}\\n(?!${LABEL_ALONE}).*$`, 'gmu'),
  },
  {
    sign: /nationalit|citizen|جنسيه/u,
    pattern:
      /(?<!\p{L})\p{L}+ {1,3}(?:nationality|citizen(?:ship)?)(?!\p{L})|(?:nationalite|جنسيه) {1,3}\p{L}+/gu,
  },
];

/** A resume's text as scoring may read it: its lines folded and joined, where each begins, and as written. */
export interface VisibleText {
  folded: string;
  starts: readonly number[];
  lines: readonly ResumeLine[];
}

const personalFacts = ['name', 'email', 'phone', 'location', 'age'] as const;

function coverFacts(lines: string[], facts: PersonalFacts): void {
  for (const { line, start, end } of personalFacts.flatMap((key) => facts[key]?.evidence ?? [])) {
    const text = lines[line];
    if (text === undefined) continue;
    const length = text.slice(start, end).length;
    lines[line] = text.slice(0, start) + COVER.repeat(length) + text.slice(start + length);
  }
}

/**
 * The text of a resume in which everything that scoring may not read is covered: lines that a reader would not
 * see, the places where the personal facts were read, mail and web addresses, and labelled details such as
 * 'Nationality: …'. The facts are covered first, so that their words cannot change what the patterns find.
 *
 * @param unclearCounts whether a person said that lines count whose visibility cannot be judged
 */
export function visibleText(
  { lines }: ResumeText,
  facts: PersonalFacts,
  unclearCounts = false,
): VisibleText {
  const starts: number[] = [];
  let next = 0;
  const folded = lines.map(({ text, hidden }) => {
    starts.push(next);
    next += text.length + 1;
    const isRead = hidden === null || (hidden === 'unclear' && unclearCounts);
    return isRead ? fold(text) : COVER.repeat(text.length);
  });
  coverFacts(folded, facts);
  const all = personal.reduce(
    (text, { sign, pattern }) => (sign.test(text) ? text.replace(pattern, covered) : text),
    folded.join('\n'),
  );
  return { folded: all, starts, lines };
}

/** Whether evidence is there for a reader to see, word for word, and says nothing personal. */
export function stands({ line, start, end, text }: Evidence, visible: VisibleText): boolean {
  const from = visible.starts[line] ?? 0;
  return (
    text.trim() !== '' &&
    visible.lines[line]?.text.slice(start, end) === text &&
    !visible.folded.slice(from + start, from + end).includes(COVER)
  );
}

/** Where the first match of `pattern` in the visible text was read; empty where there is none. */
export function firstMatch({ folded, starts, lines }: VisibleText, pattern: RegExp): Evidence[] {
  const match = pattern.exec(folded);
  if (!match) return [];
  const index = starts.findLastIndex((start) => start <= match.index);
  const start = match.index - (starts[index] ?? 0);
  const end = start + match[0].length;
  const { page = 1, text = '' } = lines[index] ?? {};
  return [{ page, line: index, start, end, text: text.slice(start, end) }];
}
