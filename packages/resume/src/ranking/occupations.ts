import { everydayNames } from './everyday-names';
import rows from './occupations.json';
import { tellingWords } from './title-text';
import { titleWords } from './title-words';

/** What a name of an occupation means. */
export interface Meaning {
  /** The words of the title in our own English, in their order. */
  words: readonly string[];
  /** The ISCO-08 unit group, or null for words that belong to no one trade. */
  group: string | null;
}

/** Names as their telling words, which count anywhere in a title, and those that count only as a whole title. */
export interface Names {
  anywhere: ReadonlyMap<string, Meaning>;
  whole: ReadonlyMap<string, Meaning>;
}

interface Collected {
  anywhere: Map<string, Meaning>;
  whole: Map<string, Meaning>;
}

function collect({ anywhere, whole }: Collected, key: string, meaning: Meaning): void {
  const names = key.startsWith('=') ? whole : anywhere;
  const name = key.startsWith('=') ? key.slice(1) : key;
  if (!names.has(name)) names.set(name, meaning);
}

const keyOf = (name: string) => (name.startsWith('=') ? '=' : '') + tellingWords(name).join(' ');

/** Our own names: the generic words of titles, and everyday names of trades. */
function collectOurs(): Collected {
  const ours: Collected = { anywhere: new Map(), whole: new Map() };
  for (const [group, title, ...names] of everydayNames) {
    const meaning = { words: tellingWords(title), group };
    for (const name of [title, ...names]) collect(ours, keyOf(name), meaning);
  }
  for (const [title, names] of Object.entries(titleWords)) {
    const meaning = { words: tellingWords(title), group: null };
    for (const name of [title, ...names]) collect(ours, keyOf(name), meaning);
  }
  return ours;
}

export const ourNames: Names = collectOurs();

/** Our own names and those that `occupations.json` derives from ESCO. Ours stand before ESCO's. */
function collectAll(): Names {
  const all = { anywhere: new Map(ourNames.anywhere), whole: new Map(ourNames.whole) };
  for (const row of rows) {
    const [group = '', title = '', ...names] = row.split('|');
    const meaning = { words: title.split(' '), group };
    for (const name of names) collect(all, name, meaning);
  }
  return all;
}

export const allNames: Names = collectAll();
