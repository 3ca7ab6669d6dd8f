import type { Fact } from '../schemas/resume';
import { GIVERS, nameIn, NAMES_CERTIFICATE, SHORT } from './certificate-names';
import type { Row } from './certificate-rows';
import type { SectionKind } from './lexicon/headings';
import { namesEmployer } from './roles';
import type { Section } from './sections';
import { factOf, splitSpan, textOf, type Span } from './spans';
import { fold, letterCount, wordsOf } from '../text';

/** Who gives certificates, in short. */
const GIVERS_IN_SHORT =
  /^(?:AHA|ARC|AACN|ANCC|PMI|IIBA|CITB|OPITO|IOSH|NEBOSH|AXELOS|ASQ|ISACA|IBM|AWS|SAP|NSC|AAPC|AHIMA|SHRM|HRCI|NASM|ACSM|NCCER|DHA|HAAD|MOH|NHS|AAT|ISC2|TUV|BSI|BCS)$/;

const MOST_WORDS_LISTED = 8;

/** The pieces of names that run over lines, parted by commas or dots. A piece may end on the line below. */
function piecesOf(names: readonly Span[]): Span[][] {
  const pieces: Span[][] = [];
  let goesOn = false;
  for (const name of names) {
    for (const [i, piece] of splitSpan(name, /\s*[,،;•]\s*/gu).entries()) {
      if (goesOn && i === 0) pieces.at(-1)?.push(piece);
      else pieces.push([piece]);
    }
    goesOn = !/^\s*[,،;•]/u.test(name.line.text.slice(name.end));
  }
  return pieces;
}

const joinedText = (spans: readonly Span[]) => spans.map(textOf).join(' ');

/**
 * Names beside each other are a certificate each: 'ACLS, PALS', or a list that is all that its section has. A name with who
 * gives it is one.
 */
export function eachOf({ names, dated }: Row, isAlone: boolean): Span[][] {
  const [only] = names;
  const short = only && names.length === 1 ? splitSpan(only, /\s*[,،/]\s*/gu) : [];
  if (short.length > 1 && short.every((each) => SHORT.test(textOf(each))))
    return short
      .filter((each, i) => i === 0 || !GIVERS_IN_SHORT.test(textOf(each)))
      .map((each) => [each]);
  if (!isAlone || dated) return [[...names]];
  const pieces = piecesOf(names);
  const texts = pieces.map(joinedText);
  const isList =
    texts.every(
      (text) =>
        letterCount(text) > 1 &&
        wordsOf(text).length <= MOST_WORDS_LISTED &&
        !(GIVERS.test(fold(text)) && !NAMES_CERTIFICATE.test(fold(text))) &&
        !(namesEmployer(text) && !NAMES_CERTIFICATE.test(fold(text))),
    ) &&
    (pieces.length > 2 || texts.slice(1).every((text) => NAMES_CERTIFICATE.test(fold(text))));
  return isList ? pieces : [[...names]];
}

/** The label of a row that lists certificates. */
const ROW_LABEL =
  /^[\s•–-]*(?:(?:licen[cs]es (?:and|&) )?certifi(?:cates?|cations?)(?: (?:and|&) licen[cs]es)?|certificats?(?: et \p{L}+)?|attestations|habilitations|(?:ال)?شهادات)/iu;
const PARTING = /^(?:\s*:\s*|\s*\t\s*|\s{3,})(?=\p{L})/u;

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

/** The certificates that sections on other things have in a row of their own. */
export const inLabelledRows = (sections: readonly Section[]): Fact<string>[] =>
  sections
    .filter(({ kind }) => !ELSEWHERE.has(kind))
    .flatMap(({ lines }) => lines)
    .flatMap((span) => {
      const from = listedFrom(span);
      if (from === null) return [];
      return splitSpan({ ...span, start: from }, /\s*[,،;|•·\t]\s*(?![^()]*\))/gu)
        .map(nameIn)
        .filter((name) => letterCount(textOf(name)) > 2)
        .map(factOf);
    });
