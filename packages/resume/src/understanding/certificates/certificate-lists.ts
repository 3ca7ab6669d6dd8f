import { matchesIn } from '../text/matches';
import type { Fact } from '../../schemas/resume';
import { isSurelyNamed } from './certificate-sure';
import { GIVERS, namesGiver } from './certificate-issuers';
import { nameIn, saysItsTopic } from './certificate-names';
import { bare, saysNothing } from './certificate-remarks';
import { NAMES_CERTIFICATE, SHORT } from './certificate-words';
import { saysOnlyWhen } from './certificate-cells';
import { marksOf, READS_AS_ONE } from './certificate-votes';
import type { Row } from './certificate-wraps';
import { HEADS_COLUMNS } from '../lexicon/certificate-remarks';
import { GIVERS_IN_SHORT } from '../lexicon/certificates';
import type { SectionKind } from '../lexicon/headings';
import { placeOf } from '../vocabulary/place-names';
import type { Section } from '../sections/sections';
import { evidenceOf, Flow, splitSpan, textOf, type Span } from '../text/spans';
import { fold, letterCount, wordsOf } from '../text/words';

const MOST_WORDS_LISTED = 8;

/** So many names between dashes are a list, and no name with who gives it. */
const MANY = 5;

/** What parts names, or else brackets with all in them, to step over. */
const COMMAS = /\([^()]*\)|\s*[,،;•]\s*/gu;
const LISTED = /\([^()]*\)|\s*[,،;|•·\t]\s*/gu;

/** The pieces of names that run over lines, parted by commas or dots. A piece may end on the line below. */
function piecesOf(names: readonly Span[], separator: RegExp): Span[][] {
  const flow = new Flow(
    names.map((name) => {
      const mark = /^\s*[,،;•]/u.exec(name.line.text.slice(name.end));
      return { ...name, end: name.end + (mark?.[0].length ?? 0) };
    }),
  );
  const pieces: Span[][] = [];
  let start = 0;
  const add = (end: number) => {
    const piece = flow.spansOf(start, end);
    if (piece.length > 0) pieces.push(piece);
  };
  for (const match of matchesIn(flow.text, separator)) {
    if (match[0].startsWith('(')) continue;
    add(match.index);
    start = match.index + match[0].length;
  }
  add(flow.text.length);
  return pieces;
}

const joinedText = (spans: readonly Span[]) => spans.map(textOf).join(' ');

/** Names of one word with a plus, as one giver has them: 'CompTIA Security+, Net+, A+'. */
const PLUS = /^(?:comptia )?[\p{L}]+\+$/iu;

/** Names in short that somebody is certified in: 'BLS & ACLS Certified'. */
const ARE_CERTIFIED = /\s+(?:certified|certifications?|certificates?)\s*$/iu;

/** The device that people learn to use with what they do to a heart, in one certificate. */
const BESIDE_AED = /AED ?(?:\/|&|and )|(?:\/|&|and) ?AED/;

/** The certificates that a name has in short, each alike. */
function alikeIn(name: Span): Span[] {
  const commas = splitSpan(name, /\s*[,،/;]\s*(?:and )?/gu);
  if (commas.every((each) => PLUS.test(textOf(each).trim()))) return commas;
  const certified = ARE_CERTIFIED.exec(textOf(name));
  const end = certified ? name.start + certified.index : name.end;
  const short = splitSpan({ ...name, end }, /\s*(?:[,،/&]|\band\b)\s*/gu);
  const areShort = short.every((each) => /^[A-Z]{3,6}$/.test(textOf(each)));
  return areShort && certified && !BESIDE_AED.test(textOf(name)) ? short : [];
}

/** What parts names in short, other than before or after that device. */
const NEXT_SHORT = /\s*(?:[,،]|\/(?! ?AED)(?<!AED ?\/))\s*/gu;

/** What parts names that are certificates each, or else brackets with all in them, to step over. */
const JOINS =
  /\([^()]*\)|(?:\s*[,،;]\s*(?:et |and )?|\s(?:et|and|\+)\s)(?:(?:du|des|de la|d['’]une?) |de l['’])?/gu;

/** What is called a certificate, with what it is for, folded: 'Permis CE', 'Carte T'. */
const CALLED_SO =
  /^(?:cartes? (?:t|g|s|pro)$|(?:attestation|habilitation|certificat|brevet|permis|caces|titre professionnel)s? (?:de |d'|en |du )?\S*[\p{L}\d]{2})/u;

/** Whether a text can only be a certificate. */
const isOne = (text: string): boolean => isSurelyNamed(text) || CALLED_SO.test(fold(text));

/** `piece` without who gave it behind a dash, where what is left can only be a certificate: 'BLS - Marlow Association'. */
function withoutGiverNamed(piece: Span): Span {
  if (!/ [–-] /u.test(textOf(piece))) return piece;
  const name = nameIn(piece);
  return isSurelyNamed(textOf(name)) ? name : piece;
}

/** The certificates that a name lists, each of which can be nothing else: 'PSE1 et PSE2', 'PSC1, BAFA'. */
export function surelyIn(name: Span): Span[][] {
  const parts = piecesOf([name], JOINS);
  if (parts.length < 2) return [];
  const pieces = parts.map((piece) =>
    piece.length === 1 ? piece.map((each) => withoutGiverNamed(each)) : piece,
  );
  const texts = pieces.map((piece) => joinedText(piece).trim());
  if (!texts.every(isOne)) return [];
  const isGiver = texts.some((text, i) =>
    texts.some((other, j) => i !== j && other.startsWith(text)),
  );
  return isGiver ? [] : pieces;
}

/** `name` without who gives it in brackets. */
function withoutGiver(name: Span): Span {
  const [all, giver = ''] = /\s*\(([^()]*)\)$/u.exec(textOf(name)) ?? [''];
  return GIVERS.test(fold(giver)) || namesGiver(giver)
    ? { ...name, end: name.end - all.length }
    : name;
}

/** Whether a text between semicolons is a name of its own. */
const isName = (text: string): boolean =>
  /^\P{L}*\p{Lu}/u.test(text) &&
  wordsOf(text).length > 1 &&
  wordsOf(text).length <= MOST_WORDS_LISTED &&
  !namesGiver(text);

/**
 * Names beside each other are a certificate each: 'ACLS, PALS', or a list that is all that its section has. A name with who
 * gives it is one.
 */
export function eachOf({ names, dated }: Row, isAlone: boolean): Span[][] {
  const [only] = names;
  const alike = only && names.length === 1 ? alikeIn(only) : [];
  if (alike.length > 1) return alike.map((each) => [each]);
  const sure = only && names.length === 1 && !BESIDE_AED.test(textOf(only)) ? surelyIn(only) : [];
  if (sure.length > 1) return sure;
  const short = only && names.length === 1 ? splitSpan(only, NEXT_SHORT) : [];
  if (short.length > 1 && short.every((each) => SHORT.test(textOf(each).replace('/', ''))))
    return short
      .filter((each, i) => i === 0 || !GIVERS_IN_SHORT.test(textOf(each)))
      .map((each) => [each]);
  const parted = only && names.length === 1 ? splitSpan(only, /\s*[;؛]\s*/gu) : [];
  if (parted.length > 1 && parted.every((each) => isName(textOf(each))))
    return parted.map((each) => [each]);
  const slashed = only && names.length === 1 ? splitSpan(only, /\s\/\s/gu) : [];
  if (
    slashed.length > 2 &&
    slashed.every(
      (each) => textOf(each).length > 3 && wordsOf(textOf(each)).length <= MOST_WORDS_LISTED,
    )
  )
    return slashed.map((each) => [each]);
  const dashed = only && names.length === 1 ? splitSpan(only, /\s[–—-]\s/gu) : [];
  if (
    dashed.length >= MANY &&
    dashed.every((each) => wordsOf(textOf(each)).length <= MOST_WORDS_LISTED)
  )
    return dashed.map((each) => [each]);
  if (!isAlone || dated || (only && saysItsTopic(textOf(only)))) return [[...names]];
  const pieces = piecesOf(names, COMMAS).map((piece) =>
    piece.length === 1 ? piece.map(withoutGiver) : piece,
  );
  const texts = pieces.map(joinedText);
  const isList =
    texts.every(
      (text) =>
        letterCount(text) > 1 &&
        !/\p{L}{3}\. \p{Lu}/u.test(text) &&
        wordsOf(text).length <= MOST_WORDS_LISTED &&
        placeOf(text) !== 'city' &&
        !namesGiver(text),
    ) &&
    (pieces.length > 2 ||
      texts
        .slice(1)
        .every((text) => NAMES_CERTIFICATE.test(fold(text)) || marksOf(text) < READS_AS_ONE));
  return isList ? pieces : [[...names]];
}

const LABELS = String.raw`(?:licenses?|licensures?|licen[cs]es?(?= ?(?:/|&|and) ?cert)|certif(?:i(?:cates?|cations?|cats?)|[iact]{2,5}i?ons?|s)|accreditations?|credentials|attestations?|habilitations?|badges|moocs?)`;
/** The label of a row that lists certificates: 'Licenses & Certifications', 'Professional certifications'. */
const ROW_LABEL = new RegExp(
  String.raw`^[\s•–—-]*(?:(?:(?:professional|technical|industry|current|online|it|other|autres) )?${LABELS}(?: ?(?:/|&|and|et) ?(?:${LABELS}|training|formations?|diplom(?:a|e)s?|permits|permis|awards|courses))?(?: professionnel(?:le)?s| obtenue?s)?|(?:ال)?شهادات)`,
  'iu',
);
const PARTING = /^(?:\s*:\s*|\s*\t\s*|\s{3,})(?=\p{L}|\d{1,3}\p{L}{0,2}[ -]\p{L}{2})/u;

/** Where the certificates begin that a row lists behind their label, which may stand in a box of its own. */
export function listedFrom({ line, start }: Span): number | null {
  const label = start + (ROW_LABEL.exec(line.text.slice(start))?.[0].length ?? 0);
  if (label === start) return null;
  const parting = PARTING.exec(line.text.slice(label));
  if (parting) return label + parting[0].length;
  const box = line.cells[0]?.boxes[0]?.start ?? -1;
  return box > label && line.text.slice(label, box).trim() === '' ? box : null;
}

/** Sections in which such a label is of something else: a firm has certifications too. */
const ELSEWHERE: ReadonlySet<SectionKind> = new Set(['experience', 'projects', 'certificates']);

/** A line that begins with a label of its own, or with a bullet. */
const LABELLED = /^[\s•–-]*\p{L}[^,،;:]{0,30}\s*[:\t]|^\s*[•●▪■◦–-]/u;

/** How far a line reaches towards the end of its column, at least, where a list goes on below. */
const FULL = 0.85;

/** The most lines of one list. */
const MOST_LINES = 12;

/** The list in a cell of its own, behind its label: 'B2 ⇥ Certificates: Marlow Test'. */
function besideIn({ line }: Span): Span[] {
  const cell = line.cells
    .slice(1)
    .find(({ start, end }) => /^[^:]{3,40}:\s/u.test(line.text.slice(start, end)));
  const from = cell ? listedFrom({ line, start: cell.start, end: cell.end }) : null;
  return cell && from !== null ? [{ line, start: from, end: cell.end }] : [];
}

/** What ends an entry, and so the list where it ends its line: 'Knotting, Marlow College, 2015'. */
const ENDS_DATED = /(?:19|20)\d{2}\)?\s*$/u;

/** The spans of the list that a label begins in `lines` at `at`: from behind the label until its last line. */
function listAt(lines: readonly Span[], at: number, widest: number): Span[] {
  const own = lines[at];
  const from = own && listedFrom(own);
  if (!own) return [];
  if (from === null || from === undefined) return besideIn(own);
  const list = [{ ...own, start: from }];
  if (list.some((span) => saysNothing(textOf(span)) || HEADS_COLUMNS.test(bare(textOf(span)))))
    return [];
  for (const next of lines.slice(at + 1, at + MOST_LINES)) {
    const { line } = list.at(-1) ?? own;
    const isFull = line.right - own.line.x > FULL * widest && !ENDS_DATED.test(line.text);
    const isOpen = /[,،;(]\s*$/u.test(line.text) || isFull;
    const isBelow = next.line.block === line.block && next.line.y - line.y < line.size * 1.9;
    if (!isOpen || !isBelow || next.line.bullet || LABELLED.test(next.line.text)) break;
    if (next.line.startsBold && !line.bold) break;
    list.push(next);
  }
  return list;
}

/** Whether a span is a label and a date: 'Timeline: May 2026'. */
const isLabelledDate = (span: Span): boolean => {
  const label = /^[^:]{2,25}:\s/u.exec(textOf(span))?.[0].length ?? 0;
  return label > 0 && saysOnlyWhen({ ...span, start: span.start + label });
};

/** The certificates that sections on other things have in a row of their own. */
export const inLabelledRows = (sections: readonly Section[]): Fact<string>[] =>
  sections
    .filter(({ kind }) => !ELSEWHERE.has(kind))
    .flatMap(({ lines }) => {
      const widest = Math.max(...lines.map(({ line }) => line.right - line.x));
      return lines.flatMap((_, at) =>
        piecesOf(listAt(lines, at, widest), LISTED)
          .filter((piece, i) => i === 0 || !piece.every(isLabelledDate))
          .map((piece) => (piece.length === 1 ? piece.map(nameIn) : piece))
          .filter((piece, i) => {
            const text = joinedText(piece);
            if (saysNothing(text)) return false;
            return (letterCount(text) > 2 || SHORT.test(text)) && !(i > 0 && namesGiver(text));
          })
          .map((piece) => ({ value: joinedText(piece), evidence: piece.map(evidenceOf) })),
      );
    });

const QUOTED = /["“«]\s*(?=\p{Lu})([^"“”«»]{4,90}?)\s*["”»]/gu;

/** The most lines for each name in quotation marks, where sentences say of each who gave it, and how well it went. */
const MOST_LINES_EACH = 3;

/** The certificates that a section names in quotation marks within sentences; none where it has other rows. */
export function quotedIn({ kind, lines }: Section): Fact<string>[] {
  if (kind !== 'certificates') return [];
  const flow = new Flow(lines);
  const names = matchesIn(flow.text, QUOTED).map((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? '');
    return { value: match[1] ?? '', start, end: start + (match[1] ?? '').length };
  });
  const areSentences = lines.every(({ line }) => wordsOf(line.text).length > 3 || !line.bullet);
  const isEnough = names.length > 1 && lines.length <= MOST_LINES_EACH * names.length;
  return isEnough && areSentences
    ? names.map(({ value, start, end }) => ({ value, evidence: flow.evidence(start, end) }))
    : [];
}
