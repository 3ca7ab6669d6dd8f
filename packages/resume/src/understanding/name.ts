import type { Fact } from '../schemas/resume';
import type { ResumeLine } from './layout';
import { cities, countries } from './lexicon/places';
import { hasRole, namesEmployer } from './roles';
import { headingKinds } from './headings';
import { evidenceOf, splitSpan, textOf, trimSpan, type Span } from './spans';
import { fold, keyOf, wordsOf } from '../text';

const TITLE =
  /^(?:(?:(?:dr|dipl)\.?-?\s?ing|dr|prof|mr|mrs|ms|miss|mx|eng|ing|sir|mme|mlle|m|me|herr|frau|dipl|د|م|ا|أ|ا\.د|السيد|السيده|الدكتور|الدكتوره|المهندس|المهندسه|الاستاذ|الاستاذه)(?:\.\s*|\s*\/\s*|\s+))+/u;
const SUFFIX =
  /(?:\s*[,|(–-]\s*|\s+)(?:ph\.?\s?d|m\.?d|m\.?b\.?a|m\.?sc|b\.?sc|m\.?eng|b\.?eng|cpa|cfa|pmp|rn|bsn|msn|esq|jr|sr|ii|iii|acca|phr|shrm-cp|shrm-scp|p\.?e|pe|dds|dvm|llm|ll\.m|msc|bsc)\b\.?\)?(?=$|\s|,)/giu;
const LABEL =
  /(?:^|\s)(?:full name|name|nom(?: et prenoms?| complet|\s*\/\s*prenoms?| & prenoms?| prenoms?)?|prenoms? et nom|vor- und nachname|الاسم(?: الكامل| واللقب)?|اسم)\s*:\s*/u;
const WORD =
  /^(?:[\p{Lu}\p{Lt}][\p{L}\p{M}'’.-]*|[\p{Script=Arabic}\p{M}]+|(?:d|l|o)['’]\p{Lu}[\p{L}'’-]*|["“(]\p{L}+["”)])$/u;
const PARTICLE =
  /^(?:de|du|des|da|dos|das|di|del|della|la|le|van|von|der|den|ter|zu|bin|ibn|bint|ben|al|el|y|e|st\.?|ould|abu|af|av)$/u;
const NOT_NAMES = new Set([
  'resume',
  'cv',
  'curriculum',
  'vitae',
  'updated',
  'page',
  'phone',
  'email',
  'mail',
  'website',
  'portfolio',
  'linkedin',
  'github',
  'twitter',
  'confidential',
  'lebenslauf',
  'bewerbung',
  'candidature',
  'السيره',
  'الذاتيه',
  'سيره',
  'ذاتيه',
  'europass',
  'street',
  'avenue',
  'road',
  'rue',
  'university',
  'welcome',
  'photo',
  'stackoverflow',
  'facebook',
  'instagram',
  'present',
  'available',
]);

/** How far down the first page a name is looked for, in lines. */
const FIRST_LINES = 40;

interface Candidate {
  spans: Span[];
  value: string;
  score: number;
}

/** 'John D O E' as 'John DOE': letters that were set apart are put together. */
const unspaced = (text: string) =>
  text.replace(/(?<!\p{L})\p{L}(?: \p{L}(?!\p{L}))+/gu, (letters) => letters.replaceAll(' ', ''));

const WORD_IN_CAPITALS = /(?<![\p{L}'’])\p{Lu}[\p{Lu}'’-]{2,}(?!\p{L})/gu;

/** 'Karim BENALI' as 'Karim Benali'. */
const titleCased = (text: string) =>
  text.replace(WORD_IN_CAPITALS, (word) =>
    word
      .toLowerCase()
      .replace(
        /(^|['’-])(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      ),
  );

/** The words of a name in `span`, without titles before and degrees after it; null where it can be no name. */
function nameSpan(span: Span): Span | null {
  let trimmed = trimSpan(span, /[^\p{L}\p{M}.)"”]/u);
  const suffix = textOf(trimmed).replace(SUFFIX, '');
  trimmed = trimSpan({ ...trimmed, end: trimmed.start + suffix.length }, /[\s,(|–-]/u);
  const title = TITLE.exec(fold(textOf(trimmed)));
  if (title) trimmed = { ...trimmed, start: trimmed.start + title[0].length };
  const text = textOf(trimmed);
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > 6 || text.length < 2 || text.length > 50) return null;
  const lower = words.every((word) => /^\p{Ll}/u.test(word));
  if (
    !words.every(
      (word) => WORD.test(word) || PARTICLE.test(word) || (lower && /^\p{L}+$/u.test(word)),
    )
  )
    return null;
  if (headingKinds(text).length > 0) return null;
  if (wordsOf(text).some((word) => NOT_NAMES.has(word))) return null;
  return trimmed;
}

function scoreOf(
  text: string,
  line: ResumeLine,
  order: number,
  largest: number,
  handles: string,
): number {
  const words = wordsOf(text);
  let score = Math.max(0, 2.4 - order * 0.3);
  if (line.size >= largest * 0.97) score += 3;
  else if (line.size >= largest * 0.75) score += 1;
  if (line.bold || line.capitals) score += 0.5;
  const known = words.filter((word) => word.length >= 3 && handles.includes(word)).length;
  const initials =
    words.length > 1 &&
    words.some(
      (word) => word.length >= 3 && handles.includes(word.slice(0, 1) + (words.at(-1) ?? '')),
    );
  score += known === 0 ? 0 : 2 + Math.min(known, 2);
  if (initials) score += 0.5;
  score += words.length >= 2 && words.length <= 4 ? 1 : words.length === 1 ? -1 : 0;
  if (hasRole(text)) score -= 4;
  if (namesEmployer(text)) score -= 3;
  if (cities.has(keyOf(text)) || countries.has(keyOf(text))) score -= 5;
  if (!/\p{Lu}|\p{Script=Arabic}/u.test(text)) score -= 2;
  return score;
}

/** The part before the @ of mail addresses and after the slash of profile links. It often repeats the name. */
function handlesOf(lines: readonly ResumeLine[]): string {
  const handles = lines.flatMap((line) => [
    ...[...line.folded.matchAll(/([\w.+-]{3,64})\s?@/g)].map((match) => match[1] ?? ''),
    ...[...line.folded.matchAll(/\/(?:in\/)?([\w.-]{3,64})/g)].map((match) => match[1] ?? ''),
  ]);
  return handles.map(keyOf).join(' ');
}

/**
 * The person's name, without a title, in usual capitals. It is large and high on the first page and often
 * comes back in the e-mail address. `lines` are the document's. Null where nothing reads like a name.
 */
export function nameIn(lines: readonly ResumeLine[]): Fact<string> | null {
  const first = lines.filter((line) => line.page === 1);
  const largest = Math.max(
    0,
    ...first.filter((line) => /\p{L}{2}/u.test(line.text)).map((line) => line.size),
  );
  const handles = handlesOf(lines);
  const candidates: Candidate[] = [];
  for (const [order, line] of first.entries()) {
    if (order >= FIRST_LINES && line.size < largest * 0.97) continue;
    const label = LABEL.exec(line.folded);
    if (label && order < 20) {
      const [value] = splitSpan(
        { line, start: label.index + label[0].length, end: line.text.length },
        /\s{3,}|[|•·,;]/gu,
      );
      const named = value && nameSpan(value);
      if (named) candidates.push({ spans: [named], value: textOf(named), score: 8 });
    }
    for (const cell of line.cells) {
      for (const part of splitSpan(
        { line, start: cell.start, end: cell.end },
        /\s*[,|•·()]\s*|\s+[–—-]\s+|\s{4,}/gu,
      )) {
        const named = nameSpan(part);
        if (!named) continue;
        const text = textOf(named);
        const look = { ...line, size: cell.size, bold: cell.bold };
        candidates.push({
          spans: [named],
          value: text,
          score: scoreOf(text, look, order, largest, handles),
        });
        break;
      }
    }
    if (line.cells.length > 1 && line.cells.length <= 4 && line.size >= largest * 0.75) {
      const whole = nameSpan({ line, start: 0, end: line.text.length });
      const score = scoreOf(line.text, line, order, largest, handles) + 0.5;
      if (whole) candidates.push({ spans: [whole], value: textOf(whole), score });
    }
    const next = first[order + 1];
    const above = nameSpan({ line, start: 0, end: line.text.length });
    const below = next && nameSpan({ line: next, start: 0, end: next.text.length });
    if (
      next &&
      above &&
      below &&
      Math.abs(next.size - line.size) < 0.6 &&
      line.size >= largest * 0.75
    ) {
      const value = `${textOf(above)} ${textOf(below)}`;
      if (wordsOf(value).length > 5) continue;
      const single = [above, below].some((part) => wordsOf(textOf(part)).length === 1);
      const score = scoreOf(value, line, order, largest, handles) + (single ? 0.5 : -1.5);
      candidates.push({ spans: [above, below], value, score });
    }
  }
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < 2) return null;
  return {
    value: titleCased(unspaced(best.value.replace(/\s+/g, ' '))),
    evidence: best.spans.map(evidenceOf),
  };
}
