import type { Fact } from '../../schemas/resume';
import { REACHED } from '../contact/contact';
import { rangesIn } from '../dates/dates';
import { startBehindIcon } from './place-cells';
import { joinedLines } from './place-flow';
import { HOME_LABEL_ALONE } from './place-labels';
import { joined, placeNamed, saysToLive } from './place-named';
import type { ResumeLine } from '../text/layout';
import { placeOf, STREET } from '../vocabulary/place-names';
import { SCORE } from './place-scores';
import type { Section } from '../sections/sections';
import { isOwnWord } from './place-parts';
import { hasRole } from '../vocabulary/roles';
import { foldedOf, splitSpan, textOf, trimSpan, wholeLine, type Span } from '../text/spans';

/** How somebody says in running text where they live; what follows is the place. */
const LIVES =
  /(?<!\p{L})(?:(?:based|living|located|residing|lives?(?: and works?)?) (?:in|near|around|outside)|(?:is|am|i['’]m) from|(?:j['’])?habit(?:e|ant)(?: actuellement)?(?: (?:à|près de|sur))?|(?:je )?(?:vis|vivant|réside|résid(?:e|ant)|demeurant|basée?|domiciliée?|installée?)(?: actuellement)? (?:à|sur|près de|entre))\s+(?:the\s+)?(?=\p{L})/iu;
/** The town before which somebody is based there: 'Leeds-based accountant'. */
const BASED = /^(?:an? |the )?(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})[- ]based (?=\p{L})/u;
/** What says right before such words that somebody does not live there. */
const DENIES = /(?<!\p{L})(?:not|never|no longer|(?:do|did|is|are|was)n['’]t)\s*$/iu;
/** Of whom else a sentence may tell where they are. */
const OF_OTHERS =
  /(?<!\p{L})(?:compan(?:y|ies)|startups?|firms?|agenc(?:y|ies)|teams?|clients?|customers?|bank|employer|organi[sz]ation|for|with|at|entreprises?|sociétés?|chez|équipes?|pour|born|née?|parents?|famil(?:y|le)|relatives|husband|wife|mari|épouse)(?!\p{L})/iu;
const PLACE_END =
  /\sarea(?!\p{L})|(?<!(?<!\p{L})(?:St|Ft|Mt))\.(?=\s|$|\p{Lu}\p{Ll})|[;!?]|\((?!\d)|(?<!\(\d{2,5})\)|,? (?:and|but|where|who|with|working|et|où|qui|avec) /u;
const CAPITAL = /^\p{Lu}/u;

/** The sections whose entries have places of their own. */
const OF_ENTRIES: ReadonlySet<Section['kind']> = new Set(['experience', 'projects']);

/** So many lines of a summary may say where the person lives. */
const FIRST_LINES = 3;

/** Among so many words the role stands of who is based somewhere: 'Leeds-based junior pastry baker'. */
const MOST_OF_ROLE = 4;

function livedIn(span: Span, own: string) {
  const text = textOf(span);
  const [, based] = BASED.exec(text.replace(/^A (?=\p{Lu})/u, 'a ')) ?? [];
  const [, does = ''] = text.split('based ', 2);
  const [first = ''] = does.split(/[,.;]/u, 1);
  const isPerson = hasRole(first.split(/\s/, MOST_OF_ROLE).join(' '));
  if (based && placeOf(based) === 'city' && isPerson) {
    const start = span.start + text.indexOf(based);
    return { score: SCORE.livedIn, spans: [{ ...span, start, end: start + based.length }] };
  }
  const lives = LIVES.exec(text);
  if (!lives) return null;
  const [sentence = ''] = text
    .slice(0, lives.index)
    .split(/[.!?]\s/)
    .slice(-1);
  const start = lives.index + lives[0].length;
  if (DENIES.test(sentence) || OF_OTHERS.test(sentence) || !CAPITAL.test(text.slice(start)))
    return null;
  const length = text.slice(start).search(PLACE_END);
  const end = length < 0 ? text.length : start + length;
  const place = placeNamed(
    { ...span, start: span.start + start, end: span.start + end },
    false,
    own,
  );
  return place && place.score >= SCORE.known ? place : null;
}

/** Where the first lines of a summary say that the person lives, whose name's key is `own`: 'A gardener based in Bergen, Norway.' */
export function locationInSummary(sections: readonly Section[], own: string): Fact<string> | null {
  const summaries = sections.filter(({ kind }) => kind === 'summary');
  for (const { lines } of summaries) {
    const whole = joinedLines(lines.slice(0, FIRST_LINES));
    const place = whole && livedIn(whole.span, own);
    const [first, last] = [place?.spans[0], place?.spans.at(-1)];
    if (whole && first && last) return whole.factOf(first, last);
  }
  return null;
}

/** How somebody says of themselves within a sentence where they live. */
const I_LIVE =
  /(?<![\p{L}'’])(?:I(?: currently| now)? (?:live|reside)|I(?: am|['’]m)(?: currently| now)? (?:based|living|residing|located)|j['’]habite|je (?:vis|réside|demeure)|je suis (?:actuellement )?(?:basée?|domiciliée?|installée?))(?!\p{L})/iu;

/** Where a sentence in the first person says that somebody lives, which may go on in the next line. */
export function locationInOwnWords(sections: readonly Section[], own: string): Fact<string> | null {
  for (const { lines } of sections.filter(({ kinds }) => !kinds.some((k) => OF_ENTRIES.has(k)))) {
    for (const [i, span] of lines.entries()) {
      const at = I_LIVE.exec(textOf(span))?.index;
      if (at === undefined) continue;
      const whole = joinedLines([
        { ...span, start: span.start + at },
        ...lines.slice(i + 1, i + 2),
      ]);
      const place = whole && livedIn(whole.span, own);
      const [first, last] = [place?.spans[0], place?.spans.at(-1)];
      if (whole && first && last) return whole.factOf(first, last);
    }
  }
  return null;
}

/** What somebody says of themselves in a line beside the one with their town: an age, a permit, a number. */
const DETAIL =
  /^\P{L}*(?:\d{2} ans|\d{2} years|aged? |age de|permis|driving licen[cs]e|vehicul|nee? le|born|date (?:de naissance|of birth)|celibataire|mariee?|single|married|nationalit\p{L}*|tel(?:ephone)?|phone|mobile|e-?mail)(?!\p{L})|^\P{L}*\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|\S@\S|(?:\d[\s().-]?){9}/u;

/** A street with its number: '12 rue des Lilas'. */
const isAddress = (span: Span): boolean =>
  STREET.test(foldedOf(span)) && /\d/.test(textOf(span)) && textOf(span).length <= LONGEST_ADDRESS;
const LONGEST_ADDRESS = 90;

/** Whether a place is all that its line says, but for signs. */
const isWhole = (span: Span, [first, ...more]: readonly Span[]): boolean => {
  const last = more.at(-1) ?? first;
  if (!first || !last) return false;
  const { text } = span.line;
  return !/[\p{L}\p{N}]/u.test(
    text.slice(span.start, first.start) + text.slice(last.end, span.end),
  );
};

/** What a line says of a person beside their town: how far they go to work, and how. */
const MOBILE =
  /(?<!\p{L})(?:mobilite\s*:|mobile (?:sur|dans)|permis (?:de conduire|[a-e]\d?(?!\p{L}))|vehicul(?:e|ee)(?!\p{L})|(?:full |own )?(?:driving|driver'?s) licen[cs]e|own (?:car|transport|vehicle)|willing to (?:travel|relocate))/u;

const CODE_FIRST = /^\d{4,6} \p{Lu}/u;

/** The town, with its postcode or known, that begins a line of the head, before what else is said of the person: '59100 Roubaix - Mobilité : 20 km'. */
export function locationBeforeDetails(
  sections: readonly Section[],
  own: string,
): Fact<string> | null {
  for (const { lines } of sections.filter(({ kind }) => kind === 'header')) {
    for (const span of lines) {
      const [first, ...more] = splitSpan(span, /\s*[|•·,]\s*|\s+[–—-]\s+/gu);
      const isBeside = more.some((cell) => MOBILE.test(foldedOf(cell)));
      const isTown = first && (CODE_FIRST.test(textOf(first)) || placeOf(textOf(first)) === 'city');
      const place = first && isBeside && isTown ? placeNamed(first, false, own) : null;
      if (first && place && place.score >= SCORE.withPostcode && isWhole(first, place.spans))
        return joined(place.spans);
    }
  }
  return null;
}

/** Where the person lives, in the short lines of a summary: the town alone beside their age or permit, or an address. */
export function locationAmongDetails(
  sections: readonly Section[],
  own: string,
): Fact<string> | null {
  for (const { lines } of sections.filter(({ kind }) => kind === 'summary')) {
    if (lines.some((line) => !isAddress(line) && rangesIn(foldedOf(line)).length > 0)) continue;
    for (const [i, span] of lines.entries()) {
      const beside = [lines[i - 1], lines[i + 1]];
      const isBeside = beside.some((line) => line && DETAIL.test(foldedOf(line)));
      if (!isBeside && !isAddress(span)) continue;
      const place = placeNamed(span, false, own);
      if (!place) continue;
      const isTown = isBeside && place.score >= SCORE.known && isWhole(span, place.spans);
      if (isTown || (isAddress(span) && place.score >= SCORE.behindStreet))
        return joined(place.spans);
    }
  }
  return null;
}

/** Lines of one part stand no further apart than so many letter sizes. */
const TIGHT = 2;
const isApart = (line: ResumeLine, above: ResumeLine | undefined): boolean =>
  above?.page !== line.page ||
  above.block !== line.block ||
  Math.abs(line.y - above.y) > TIGHT * line.size;

/** The place of an address that stands in one line, apart from those above, with a number or an e-mail address of the person, as at the foot of a page. */
export function locationBesideNumber(
  lines: readonly ResumeLine[],
  own: string,
): Fact<string> | null {
  for (const [i, line] of lines.entries()) {
    const isAtNumber =
      isApart(line, lines[i - 1]) &&
      REACHED.test(line.text) &&
      /\d{4,6}|\d [\p{L}]/u.test(line.text);
    const place = isAtNumber ? placeNamed(wholeLine(line), false, own) : null;
    const isPosted = place?.spans.some((part) => /(?<!\d)\d{4,6}(?!\d)/.test(textOf(part)));
    if (place && (isPosted || STREET.test(line.folded)) && place.score >= SCORE.behindStreet)
      return joined(place.spans);
  }
  return null;
}

/** The label of a place, or a picture of one, that begins a line. */
const LABELLED =
  /^[^\p{L}]*(?:location|address|adresse|localisation|based|city|town|ville|lieu de residence|residence|domicile|العنوان|الاقامه|مكان الاقامه|المدينه)\s*:/u;

/** The label of a town, whose name need not be known. */
const OF_TOWN = /^\P{L}*(?:city|town|ville|المدينه)(?!\p{L})/u;

/** Where the cell begins that stands beside the label of a home: 'City   Marlow'. */
function behindLabelCell({ line, start }: Span): number | null {
  const [label, value, ...more] = line.cells;
  const isLabel = label && HOME_LABEL_ALONE.test(line.folded.slice(label.start, label.end).trim());
  return isLabel && value && more.length === 0 ? value.start - start : null;
}

/** Where the person lives, said in a line of its own outside the contact details and the jobs: 'Lives in Marlow'. */
export function locationElsewhere(sections: readonly Section[], own: string): Fact<string> | null {
  const lines = sections
    .filter(({ kinds }) => !kinds.some((kind) => OF_ENTRIES.has(kind)))
    .flatMap(({ kinds, lines: spans }) =>
      // A label among studies is of the town of a school.
      kinds.includes('education') ? spans.filter((span) => saysToLive(textOf(span))) : spans,
    );
  for (const span of lines) {
    const icon = startBehindIcon(textOf(span)) ?? behindLabelCell(span);
    const isLabelled = LABELLED.test(foldedOf(span)) || icon !== null;
    if (!isLabelled && !saysToLive(textOf(span))) continue;
    const start = span.start + (LABELLED.exec(foldedOf(span))?.[0].length ?? icon ?? 0);
    const place = placeNamed({ ...span, start }, isLabelled, own);
    if (place && (!isLabelled || place.score >= SCORE.known)) return joined(place.spans);
    const beside = behindLabelCell(span);
    const value = beside === null ? null : trimSpan({ ...span, start: span.start + beside });
    if (
      !place &&
      value &&
      OF_TOWN.test(foldedOf(span)) &&
      isOwnWord(value) &&
      placeOf(textOf(value)) === null
    )
      return joined([value]);
  }
  return null;
}
