import type { Fact } from '../schemas/resume';
import { startBehindIcon } from './place-cells';
import { joinedLines } from './place-flow';
import { joined, placeNamed, saysToLive } from './place-named';
import { SCORE } from './place-scores';
import type { Section } from './sections';
import { foldedOf, textOf, type Span } from './spans';

/** How somebody says in running text where they live; what follows is the place. */
const LIVES =
  /(?<!\p{L})(?:(?:based|living|located|residing|lives?) in|(?:is|am|i['’]m) from|j['’]habite à|(?:je )?(?:vis|réside|basée?|domiciliée?|installée?) (?:à|sur))\s+(?:the\s+)?(?=\p{L})/iu;
/** Of whom else a sentence may tell where they are. */
const OF_OTHERS =
  /(?<!\p{L})(?:compan(?:y|ies)|startups?|firms?|agenc(?:y|ies)|teams?|clients?|customers?|bank|employer|organi[sz]ation|for|with|at|entreprises?|sociétés?|chez|équipes?|pour|born|née?)(?!\p{L})/iu;
const PLACE_END =
  /\sarea(?!\p{L})|(?<!(?<!\p{L})(?:St|Ft|Mt))\.(?=\s|$|\p{Lu}\p{Ll})|[;!?()]|,? (?:and|but|where|who|with|working|et|où|qui|avec) /u;
const CAPITAL = /^\p{Lu}/u;

/** The sections whose entries have places of their own. */
const OF_ENTRIES: ReadonlySet<Section['kind']> = new Set(['experience', 'projects']);

/** So many lines of a summary may say where the person lives. */
const FIRST_LINES = 3;

function livedIn(span: Span, own: string) {
  const text = textOf(span);
  const lives = LIVES.exec(text);
  if (!lives) return null;
  const [sentence = ''] = text
    .slice(0, lives.index)
    .split(/[.!?]\s/)
    .slice(-1);
  const start = lives.index + lives[0].length;
  if (OF_OTHERS.test(sentence) || !CAPITAL.test(text.slice(start))) return null;
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

/** The label of a place, or a picture of one, that begins a line. */
const LABELLED =
  /^[^\p{L}]*(?:location|address|adresse|localisation|based|lieu de residence|residence|domicile|العنوان|الاقامه|مكان الاقامه)\s*:/u;

/** Where the person lives, said in a line of its own outside the contact details and the jobs: 'Lives in Marlow'. */
export function locationElsewhere(sections: readonly Section[], own: string): Fact<string> | null {
  const lines = sections
    .filter(({ kinds }) => !kinds.some((kind) => OF_ENTRIES.has(kind)))
    .flatMap(({ lines: spans }) => spans);
  for (const span of lines) {
    const icon = startBehindIcon(textOf(span));
    const isLabelled = LABELLED.test(foldedOf(span)) || icon !== null;
    if (!isLabelled && !saysToLive(textOf(span))) continue;
    const start = span.start + (LABELLED.exec(foldedOf(span))?.[0].length ?? icon ?? 0);
    const place = placeNamed({ ...span, start }, isLabelled, own);
    if (place && (!isLabelled || place.score >= SCORE.known)) return joined(place.spans);
  }
  return null;
}
