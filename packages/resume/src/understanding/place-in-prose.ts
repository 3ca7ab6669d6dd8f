import type { Fact } from '../schemas/resume';
import { joined, placeNamed } from './location';
import type { Section } from './sections';
import { textOf, type Span } from './spans';

/** How somebody says in running text where they live; what follows is the place. */
const LIVES =
  /(?<!\p{L})(?:(?:based|living|located|residing|lives?) in|(?:is|am|i['’]m) from|j['’]habite à|(?:je )?(?:vis|réside|basée?|domiciliée?|installée?) à)\s+(?=\p{L})/iu;
/** Of whom else a sentence may tell where they are. */
const OF_OTHERS =
  /(?<!\p{L})(?:compan(?:y|ies)|startups?|firms?|agenc(?:y|ies)|teams?|clients?|customers?|bank|employer|organi[sz]ation|for|with|at|entreprises?|sociétés?|chez|équipes?|pour|born|née?)(?!\p{L})/iu;
const PLACE_END =
  /(?<!(?<!\p{L})(?:St|Ft|Mt))\.(?=\s|$)|[;!?()]|,? (?:and|but|where|who|with|working|et|où|qui|avec) /u;
const CAPITAL = /^\p{Lu}/u;

/** So many lines of a summary may say where the person lives. */
const FIRST_LINES = 3;
/** A place that is known counts at least so much. */
const KNOWN = 3;

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
  return place && place.score >= KNOWN ? place : null;
}

/** Where the first lines of a summary say that the person lives, whose name's key is `own`: 'A gardener based in Bergen, Norway.' */
export function locationInSummary(sections: readonly Section[], own: string): Fact<string> | null {
  const summaries = sections.filter(({ kind }) => kind === 'summary');
  for (const span of summaries.flatMap(({ lines }) => lines.slice(0, FIRST_LINES))) {
    const place = livedIn(span, own);
    if (place) return joined(place.spans);
  }
  return null;
}
