import { labelsOfPersons, type Asked } from '../lexicon/person-labels';
import { oncePerText } from '../text/memory';
import { fold } from '../text/words';

const asked: ReadonlyMap<string, Asked> = new Map(
  Object.entries(labelsOfPersons).flatMap(([kind, labels]) =>
    labels.map((label) => [label, kind as Asked] as const),
  ),
);

/** A label without its colon and its signs: 'first_name', 'Nom(s) :'. */
const bareLabel = oncePerText((text): string =>
  fold(text)
    .replaceAll('_', ' ')
    .replace(/^[^\p{L}]+|[\s:*.]+$/gu, '')
    .replaceAll(/\s+/gu, ' '),
);

/** What of a person `text` asks for as the label of a form; null where it is none. */
export function askedOfPerson(text: string): Asked | null {
  const label = bareLabel(text);
  return asked.get(label.replaceAll('(s)', '')) ?? asked.get(label.replaceAll('(s)', 's')) ?? null;
}

const JOINED = /\s?[/,&|]\s?|\s(?:and|et|und|y|e|en|og|och|i|a)\s|\s/u;
const MOST_LABELS = 4;

/** Whether `text` is nothing but labels of a form: 'Geburtsdatum', 'Name / Vorname', 'First name Last name'. */
export const isPersonLabel = oncePerText((text): boolean => {
  if (askedOfPerson(text)) return true;
  const label = bareLabel(text);
  const parts = label.split(JOINED);
  return (
    parts.length > 1 &&
    parts.length <= MOST_LABELS &&
    (parts.every((part) => asked.has(part)) ||
      label.split(/\s?[/,&|]\s?/u).every((part) => asked.has(part)) ||
      parts.some((_, at) => areTwo(parts, at)))
  );
});

/** Whether `words` are two labels, of which the second begins at `at`: 'first name last name'. */
const areTwo = (words: readonly string[], at: number): boolean =>
  at > 0 && asked.has(words.slice(0, at).join(' ')) && asked.has(words.slice(at).join(' '));

const either = (labels: readonly string[]): string =>
  labels.toSorted((a, b) => b.length - a.length).join('|');

const { given, middle, family, second, birth, own, whole } = labelsOfPersons;
const PART = either([...given, ...family, ...own]);
const BETWEEN = String.raw`(?:\(s\))?(?: ?[,/&+-] ?| \(| (?:and|et|und|y|e|en|og|och|i|ja|و) ?)`;
const BOTH = String.raw`(?:${PART})${BETWEEN}(?:${PART})(?:\(s\))?\)?`;

/** A label of both parts of a name, folded: 'name, surname', 'apellidos y nombre'. */
export const BOTH_PARTS = new RegExp(String.raw`(?<!\p{L})${BOTH}(?!\p{L})`, 'u');

/** What asks, folded, for the whole name. */
export const WHOLE_NAME = String.raw`(?:${BOTH}|${either([...whole, ...own])})`;

const PARTS_OR_ALL = new RegExp(
  String.raw`(?<!\p{L})(?:${either([...given, ...middle, ...family, ...second, ...birth, ...own, ...whole])})`,
  'u',
);

/** Whether a folded line may have a label of a name or of its part. */
export const mayAskForName = (folded: string): boolean =>
  PARTS_OR_ALL.test(folded.replaceAll('_', ' '));
