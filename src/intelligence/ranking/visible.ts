import type { Evidence, ResumeFacts, ResumeText } from '@/data/schemas/resume';
import { fold } from '@/intelligence/resumes/text';

/** What says who somebody is. Scoring never sees it; it only says which characters to cover. */
export type PersonalFacts = Pick<ResumeFacts, 'name' | 'email' | 'phone' | 'location' | 'age'>;

/** Stands for a covered character. It is no letter, no blank and no part of any word. */
const COVER = '\u0000';

const ADDRESS =
  /[^\s<>(),;|]+@[^\s<>(),;|]+|(?:https?:\/\/|www\.)\S+|\b[a-z0-9.-]+\.(?:com|org|dev|me|info|name|fr|dz)\/\S*|\b[a-z0-9.]+(?:-[a-z0-9.]+)+\.(?:com|org|dev|me|info|name|fr|dz)\b/gu;

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

const LABELLED = new RegExp(
  `(?:^|[|•·;]|\\s{2,})\\s*(?:${labels})\\s*:(?:(?![|•·;]|\\s{2,}\\S).)*`,
  'gu',
);
const LABEL_ALONE = new RegExp(`^\\s*(?:${labels})\\s*:?\\s*$`, 'u');
const NATIONALITY =
  /\p{L}+\s+(?:nationality|citizen(?:ship)?)(?!\p{L})|(?<!\p{L})(?:de\s+)?nationalite\s+\p{L}+|جنسيه\s+\p{L}+/gu;

function cover(text: string, start: number, end: number): string {
  const stop = Math.min(end, text.length);
  return start < stop ? text.slice(0, start) + COVER.repeat(stop - start) + text.slice(stop) : text;
}

function coverMatches(text: string, folded: string, pattern: RegExp): string {
  let result = text;
  for (const match of folded.matchAll(pattern)) {
    result = cover(result, match.index, match.index + match[0].length);
  }
  return result;
}

/** A line as scoring sees it, in its own letters and folded; both have the length of the line. */
export interface VisibleLine {
  page: number;
  text: string;
  folded: string;
}

/**
 * The lines of a resume as scoring may read them, one for each line of `text`. Covered are lines that a
 * reader would not see, where the personal facts were read, mail and web addresses, and labelled details
 * such as 'Nationality: …'. The facts are covered first, so that what they say cannot change what else is.
 */
export function visibleLines(text: ResumeText, personal: PersonalFacts): VisibleLine[] {
  const lines = text.lines.map((line) =>
    line.hidden === null ? line.text : COVER.repeat(line.text.length),
  );
  for (const fact of [
    personal.name,
    personal.email,
    personal.phone,
    personal.location,
    personal.age,
  ]) {
    for (const { line, start, end } of fact?.evidence ?? []) {
      const shown = lines[line];
      if (shown !== undefined) lines[line] = cover(shown, start, end);
    }
  }
  let afterLabel = false;
  return lines.map((shown, index) => {
    const page = text.lines[index]?.page ?? 1;
    const folded = fold(shown);
    const isLabel = LABEL_ALONE.test(folded);
    const isValue = afterLabel && !isLabel;
    afterLabel = isLabel;
    if (isValue)
      return { page, text: COVER.repeat(shown.length), folded: COVER.repeat(shown.length) };
    let covered = coverMatches(shown, folded, ADDRESS);
    covered = coverMatches(covered, folded, LABELLED);
    covered = coverMatches(covered, folded, NATIONALITY);
    return { page, text: covered, folded: covered === shown ? folded : fold(covered) };
  });
}

/** Whether evidence is really there for a reader to see, word for word, and is nothing personal. */
export function stands(evidence: Evidence, lines: readonly VisibleLine[]): boolean {
  const shown = lines[evidence.line]?.text.slice(evidence.start, evidence.end);
  return (
    shown !== undefined && shown === evidence.text && shown.trim() !== '' && !shown.includes(COVER)
  );
}
