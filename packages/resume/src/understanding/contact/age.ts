import type { Fact } from '../../schemas/resume';
import { monthNames } from '../lexicon/calendar';
import type { ResumeLine } from '../text/layout';
import { evidenceOf } from '../text/spans';

const STATED = [
  /(?:^|[\s|,•])(?:age|alter|العمر|السن)\s*:?\s*(\d{2})(?!\d)/u,
  /(?:^|[\s|,•(])(\d{2})\s*(?:ans|years old|jahre alt|سنه|عاما)(?=$|[\s|,•).])(?!\s*(?:d'|of|de\s|exp|خبره|من))/u,
];
const BIRTH =
  /(?:date of birth|birth ?date|birthday|born(?: on| in)?|d\.?o\.?b\.?|date de naissance|nee? le|ne\(e\) le|naissance|geburtsdatum|geboren(?: am)?|geb\.|تاريخ الميلاد|تاريخ الولاده|الميلاد|من مواليد|مواليد)\s*:?\s*([^|]{0,30})/u;

const yearMonth = (text: string): { year: number; month: number } | null => {
  const year = /(?:19[3-9]\d|20[01]\d)/.exec(text);
  if (!year) return null;
  const numbers =
    /(\d{1,2})[-/. ](\d{1,2})[-/. ](?:19|20)\d\d/.exec(text) ??
    /(?:19|20)\d\d[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  const named = monthNames.findIndex((names) => names.some((name) => text.includes(name))) + 1;
  const first = text.startsWith(year[0]) ? Number(numbers?.[1]) : Number(numbers?.[2]);
  const month = named || (first >= 1 && first <= 12 ? first : 1);
  return { year: Number(year[0]), month };
};

/**
 * The age in years, as stated or from a birth date, as of `asOf` (YYYY-MM). For display only. Null where neither
 * is printed. `lines` are those of the header and of the personal details.
 */
export function ageIn(lines: readonly ResumeLine[], asOf: string): Fact<number> | null {
  const [nowYear = 0, nowMonth = 1] = asOf.split('-').map(Number);
  for (const line of lines) {
    const birth = BIRTH.exec(line.folded);
    const born = birth && yearMonth(birth[1] ?? '');
    if (birth && born) {
      const value = nowYear - born.year - (nowMonth < born.month ? 1 : 0);
      const end = birth.index + birth[0].trimEnd().length;
      if (value >= 14 && value <= 90)
        return { value, evidence: [evidenceOf({ line, start: birth.index, end })] };
    }
    for (const pattern of STATED) {
      const match = pattern.exec(line.folded);
      const value = Number(match?.[1]);
      if (!match || value < 14 || value > 90) continue;
      const blank = match[0].length - match[0].trimStart().length;
      const start = match.index + blank;
      return {
        value,
        evidence: [evidenceOf({ line, start, end: match.index + match[0].trimEnd().length })],
      };
    }
  }
  return null;
}
