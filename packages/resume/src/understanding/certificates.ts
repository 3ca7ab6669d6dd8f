import type { Fact } from '../schemas/resume';
import { datesIn, rangesIn } from './dates';
import { namesDegree } from './degrees';
import { distinct } from './experience';
import { namesEmployer } from './roles';
import type { ResumeLine } from './layout';
import type { Section } from './sections';
import { evidenceOf, splitSpan, textOf, trimSpan, type Span } from './spans';
import { fold, keyOf, letterCount, wordsOf } from '../text';

const EDGE = /[\s\p{Co}\p{So},،;|:•·●▪■◦○*–—\u200e\u200f"“”\uf0b7-]/u;
const ISSUED =
  /^(?:issued by|issuer|by|from|delivre(?:e)? par|ausgestellt von|credential|id|expires?|valid|obtained|صادره? (?:من|عن)|من)(?![\p{L}])/u;

/** What a certificate is called by, where a section holds degrees as well. */
const NAMES_CERTIFICATE =
  /certifi|attestation|habilitation|caces|permis|licen[cs]e|accredit|formation|training|course|brevet|\b(?:iso|aws|azure|pmp|prince2|itil|scrum|cisco|ccna|ccnp|toeic|toefl|ielts|delf|dalf|tcf|oracle|microsoft|google|comptia|haccp|sst|hse|nebosh|iosh|osha|acca|cpa|cfa|cissp|safe)\b|شهاد|دور/u;

/** An internship among courses is no certificate. */
const INTERNSHIP = /^(?:stage(?! de formation| de perfectionnement)|internship|تربص(?! تكويني)) /u;

const dateSpans = (span: Span) =>
  [...rangesIn(fold(textOf(span))), ...datesIn(fold(textOf(span)))].map(({ start, end }) => ({
    start: span.start + start,
    end: span.start + end,
  }));

/** What is left of `span` before its dates, or after them where they come first. */
function withoutDates(span: Span): Span {
  let rest = span;
  for (const date of dateSpans(span).toSorted((a, b) => b.start - a.start)) {
    const before = trimSpan({ ...rest, end: Math.min(rest.end, date.start) }, EDGE);
    const after = trimSpan({ ...rest, start: Math.max(rest.start, date.end) }, EDGE);
    const longer = letterCount(textOf(before)) >= letterCount(textOf(after)) ? before : after;
    rest = longer;
  }
  return trimSpan(rest, EDGE);
}

/** The name of a certificate in `span`: without dates, and without an issuer in brackets or after a dash. */
function nameIn(span: Span): Span {
  let name = withoutDates(span);
  const text = textOf(name);
  const bracket = /\s*\([^()]*$|\s*\([^()]*\)\s*$/u.exec(text);
  if (bracket && !/^\s*\(?[A-Z0-9+-]{2,10}\)?\s*$/.test(bracket[0]))
    name = { ...name, end: name.start + bracket.index };
  const details = DETAILS.exec(textOf(name));
  if (details && details.index > 2) name = { ...name, end: name.start + details.index };
  const issuer = /\s+[–—|]\s+|\s-\s|\s·\s|\s(?:by|from)\s(?=\p{Lu})|\s{3,}/u.exec(textOf(name));
  if (
    issuer &&
    wordsOf(textOf(name).slice(0, issuer.index)).length >= 2 &&
    !/^(?:associate|professional|foundation|specialty|expert|practitioner|niveau|level)/i.test(
      textOf(name).slice(issuer.index + issuer[0].length),
    )
  ) {
    name = { ...name, end: name.start + issuer.index };
  }
  const [first, issuerAfterComma, more] = splitSpan(name, /\s*[,،]\s*/gu);
  const dated = dateSpans(span).some(({ start }) => start >= name.end);
  if (dated && first && issuerAfterComma && !more && wordsOf(textOf(first)).length >= 2)
    name = first;
  return trimSpan(name, EDGE);
}

/** The mean width of a letter, in em, where a line is too short to tell. */
const USUAL_LETTER = 0.55;

const SHORT = /^[A-Z][A-Z0-9-]{1,7}$/;

/** What may stand with a date that is all of a line. */
const WHEN =
  /^(?:issued|valid|expires?|expiry|obtained|obtenue?|delivree?|depuis|since|in|en|le|du)(?: on| until| le| en)?[ :.-]*$/u;
/** What follows the name of a licence: its number, its end, who gave it. */
const DETAILS =
  /\s*[,،;–-]\s*(?:(?:license|licence|licen[cs]e no|certificate no|credential|no|n°|nr)\.?\s*[#:]?\s*[a-z]{0,4}\d|#|exp(?:\.|ires?|iry)|valid|state of )/iu;

interface Row {
  span: Span;
  names: Span[];
  dated: boolean;
  datesOnly: boolean;
}

/** Whether `next` carries on the name in `above`, whose line was full. */
function wraps(above: Row, next: Row, lines: readonly ResumeLine[]): boolean {
  const [a, b] = [above.span.line, next.span.line];
  const ended = dateSpans(above.span).some(({ start }) => start > (above.names[0]?.start ?? 0));
  if (ended || b.bullet || a.page !== b.page || a.block !== b.block) return false;
  if (Math.abs(a.size - b.size) > 0.3 || a.bold !== b.bold || b.y - a.y > a.size * 1.9)
    return false;
  const column = lines.filter(({ page, block }) => page === a.page && block === a.block);
  const widest = Math.max(...column.map(({ x, right }) => right - x));
  const [word = ''] = b.text.trim().split(/\s/);
  const perLetter = (a.right - a.x) / Math.max(1, a.text.length);
  const needed = (word.length + 1) * Math.max(perLetter, a.size * USUAL_LETTER);
  const room =
    a.indent === a.x
      ? Math.max(...column.map(({ right }) => right)) - a.right
      : a.x - Math.min(...column.map(({ x }) => x));
  return a.right - a.x + needed > widest || needed > room;
}

function rowsOf(section: Section, lines: readonly ResumeLine[]): Row[] {
  const rows: Row[] = [];
  for (const span of section.lines) {
    const name = nameIn(span);
    const dated = dateSpans(span).length > 0;
    const rest = fold(textOf(name));
    const datesOnly = dated && (letterCount(rest) < 2 || WHEN.test(rest));
    const row = { span, names: [name], dated, datesOnly };
    const last = rows.at(-1);
    if (last && !row.datesOnly && wraps(last, row, lines)) {
      rows[rows.length - 1] = { ...last, names: [...last.names, name], dated };
    } else rows.push(row);
  }
  return rows;
}

const standsOut = ({ bold, size }: ResumeLine) => (bold ? 1 : 0) + size;

/** Whether every other row is dated, as where each certificate has a line for its issuer. */
const alternates = (rows: readonly Row[]): boolean =>
  rows.every((row, i) => row.dated === (i % 2 === 0) || rows[0]?.dated !== true) &&
  rows.every((row, i) => row.dated === (i % 2 === 1) || rows[0]?.dated === true);

/** Whether a row is called a certificate, and names nobody who gives it. */
function readsAsOwn({ span }: Row): boolean {
  const text = fold(textOf(span)).replace(/^[^\p{L}]+/u, '');
  if (/^(?:certifi|attestation|diploma |licen[cs]e )/.test(text)) return true;
  return NAMES_CERTIFICATE.test(text) && !namesEmployer(text) && !ISSUED.test(text);
}

/** Short names beside each other are a certificate each: 'ACLS, PALS'. */
function eachOf(names: readonly Span[]): Span[][] {
  const [only] = names;
  const pieces = only && names.length === 1 ? splitSpan(only, /\s*[,،/]\s*/gu) : [];
  const isShort = pieces.length > 1 && pieces.every((each) => SHORT.test(textOf(each)));
  return isShort ? pieces.map((each) => [each]) : [[...names]];
}

/** Whether `row` begins a certificate: after a wider gap, or standing out from the line of its issuer. */
function begins(rows: readonly Row[], i: number): boolean {
  const row = rows[i];
  const above = rows[i - 1];
  if (!row || !above) return true;
  const { line } = row.span;
  const last = above.span.line;
  if (line.bullet) return true;
  if (last.bullet) return line.indent < last.indent - 2;
  const looks = rows.filter((r) => !r.datesOnly).map((r) => standsOut(r.span.line));
  if (looks.some((look) => look > standsOut(line) + 0.3)) return false;
  if (looks.some((look) => look < standsOut(line) - 0.3)) return true;
  if (above.datesOnly && rows.slice(0, i - 1).some((r) => !r.datesOnly)) return true;
  const anyDatesOnly = rows.some((r) => r.datesOnly);
  if (anyDatesOnly) return false;
  if (rows.some((r) => r.dated)) {
    const givers = rows.filter(({ dated }) => dated !== rows[0]?.dated);
    const isPaired =
      !givers.some(readsAsOwn) && (rows.length > 2 ? alternates(rows) : !readsAsOwn(row));
    if (isPaired) return rows[0]?.dated ? row.dated : above.dated;
    return row.dated || readsAsOwn(row) || !namesEmployer(textOf(row.span));
  }
  return !ISSUED.test(line.folded);
}

/**
 * The certificates by name, without issuer and date, each once, from the sections on certificates. A diploma
 * named there stays a certificate. `lines` are the document's.
 */
export function certificatesIn(
  sections: readonly Section[],
  lines: readonly ResumeLine[],
): Fact<string>[] {
  const own = sections.filter(({ kinds }) => kinds.includes('certificates'));
  const found = own.flatMap((section) => {
    const rows = rowsOf(section, lines);
    const isShared = section.kinds[0] !== 'certificates' && section.kinds.includes('education');
    return rows.flatMap((row, i) => {
      const text = row.names.map(textOf).join(' ');
      const skip =
        row.datesOnly ||
        letterCount(text) < 3 ||
        (isShared && (namesDegree(textOf(row.span)) || !NAMES_CERTIFICATE.test(fold(text)))) ||
        ISSUED.test(fold(text)) ||
        INTERNSHIP.test(fold(text)) ||
        wordsOf(text).length > 16 ||
        (/[.]$/.test(textOf(row.span).trim()) && wordsOf(text).length > 8);
      const first = begins(rows, i) || rows.slice(0, i).every((r) => r.datesOnly);
      return skip || !first
        ? []
        : eachOf(row.names).map((names) => ({
            value: names.map(textOf).join(' '),
            evidence: names.map(evidenceOf),
          }));
    });
  });
  return distinct(found, keyOf);
}
