import type { Fact } from '../../schemas/resume';
import { isCalledOne } from './certificate-sure';
import { matchesIn } from '../text/matches';
import type { Section } from '../sections/section';
import { Flow } from '../text/spans';
import { fold, letterCount, wordsOf } from '../text/words';

/** What is called a certificate or a course in Arabic, folded. */
const KINDS = 'شهاد|دور[هات]|كورس|رخص|ورش|برنامج|تكوين|ترخيص|اذن مزاوله';
/** What says that somebody has one, folded. */
const HAS = String.raw`(?:حاصل|متحصل)(?:ه|ة)? (?:ايضا )?علي |اجتزت |اتممت |اكملت |انهيت |تابعت |شاركت في |حضرت `;
/** What is called so and says something else: of work, of conduct, of who somebody is, of thanks. */
const OTHER_PAPER =
  /^(?:ال)?شهاد(?:ه|ات) (?:ال)?(?:خبره|عمل|حسن|سيره|ميلاد|جنسيه|اقامه|سكني|راتب|سوابق|عزوبه|شكر|تقدير|تكريم)(?!\p{L})/u;
/** The same behind 'and', behind what says that somebody has it, or both. */
const BEGINS = new RegExp(
  String.raw`^(?:و(?=${KINDS}|${HAS}))?(?:${HAS})?و?(?:عده )?(?=(?:ال)?(?:${KINDS}))`,
  'u',
);
/** What parts names in a sentence or a list, or brackets with all in them, to step over. */
const PARTING = /\([^()]*\)|\s*[،,؛•|]\s*/gu;
/** Who gave it, where and when, and for how long, behind its name, folded. */
const BEHIND =
  /\s+(?:لمده|خلال|سنه|عام|بتقدير|ساريه? المفعول|علي منصه|عبر|عن طريق)(?!\p{L}).*$|\s+(?:من|في|لدي)\s+(?:ال)?(?:معهد|مركز|جامعه|وزاره|هييه|اكاديميه|جمعيه|منصه|موسسه|شركه|غرفه|مدرسه|كليه|نقابه|مجلس|منظمه|هلال|صليب|مستشفي)(?!\p{L}).*$|\s+[–—-]\s.*$|\s*\((?:[^()]*\d[^()]*|[^()]*(?:معهد|مركز|جامعه|وزاره|غرفه|اونلاين|عن بعد)[^()]*)\).*$|[\s.]+$/u;

/** The end of a line that goes on in the one below. */
const GOES_ON = /(?:[،,؛•|]|(?<!\p{L})(?:علي|في|و))\s*$/u;

const LEAST_CALLED = 2;
const MOST_WORDS = 14;

interface Piece {
  start: number;
  end: number;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const match of matchesIn(text, PARTING)) {
    if (match[0].startsWith('(')) continue;
    pieces.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...pieces, { start, end: text.length }];
}

/** The name in a piece of a list, without 'and' before it and who gave it behind it. */
function named(text: string, { start, end }: Piece): Piece {
  const folded = fold(text.slice(start, end));
  const begin = BEGINS.exec(folded)?.[0].length ?? 0;
  const behind = BEHIND.exec(folded.slice(begin));
  return { start: start + begin, end: behind ? start + begin + behind.index : end };
}

const isCalled =
  (text: string) =>
  ({ start, end }: Piece): boolean =>
    BEGINS.test(fold(text.slice(start, end)));

/** Whether a line begins with a certificate of its own, since the one above it has come to its end. */
const areRows = (lines: Section['lines']): boolean =>
  lines.some(({ line: { text } }, i) => {
    const above = lines[i - 1]?.line.folded;
    return (
      above !== undefined && !GOES_ON.test(above) && isCalled(text)({ start: 0, end: text.length })
    );
  });

/**
 * The certificates that a section lists in running text in Arabic, with commas between them, several of which are called
 * such: 'حاصل على شهادة …، ودورة …'. None where it has rows of its own.
 */
export function listedInArabic({ kind, lines }: Section): Fact<string>[] {
  if (kind !== 'certificates' || lines.some(({ line }) => line.bullet || /\t/u.test(line.text)))
    return [];
  const flow = new Flow(lines);
  const { text } = flow;
  if (!/\p{Script=Arabic}/u.test(text)) return [];
  const pieces = piecesOf(text);
  const called = pieces.filter(isCalled(text));
  const inOneLine = lines.some(
    ({ line }) => piecesOf(line.text).filter(isCalled(line.text)).length >= LEAST_CALLED,
  );
  const isList =
    called.length >= LEAST_CALLED &&
    !areRows(lines) &&
    inOneLine &&
    pieces.length > lines.length &&
    pieces.every((piece) => wordsOf(text.slice(piece.start, piece.end)).length <= MOST_WORDS);
  if (!isList) return [];
  return pieces.flatMap((piece) => {
    const own = named(text, piece);
    const value = text.slice(own.start, own.end);
    if (OTHER_PAPER.test(fold(value))) return [];
    const isOne = called.includes(piece) || isCalledOne(value.replace(/[®™\s]+$/u, '').trim());
    return isOne && letterCount(value) > 2
      ? [{ value, evidence: flow.evidence(own.start, own.end) }]
      : [];
  });
}
