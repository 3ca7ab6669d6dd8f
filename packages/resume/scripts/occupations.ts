// npm run occupations -w @masar/resume -- FOLDER: derives occupations.json, the names of trades, from the ESCO occupations in FOLDER
// (esco-occupations.csv; its README says what the columns hold). The result is committed, since FOLDER is not.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { ourNames } from '../src/ranking/occupations';
import { tellingWords } from '../src/ranking/title-text';
import { isTradeWord, readTitle } from '../src/ranking/titles';

interface Row {
  isco08: string;
  esco: string;
  en: string;
  fr: string;
  ar: string;
  en_other: string;
  fr_other: string;
}

/** Names of more telling words than these are written by nobody. */
const LONGEST_OTHER = 4;
const LONGEST_PREFERRED = 6;

interface Occupation {
  group: string;
  words: string[];
  preferred: string[];
  other: string[];
}

const keys = (names: string) => [
  ...new Set(
    names
      .split(/[/|]/u)
      .map((name) => name.replace(/\([^)]*\)/gu, ' ').trim())
      .filter((name) => name !== ''),
  ),
];

const ours = (name: string) => readTitle(name, ourNames);

/** The nouns of our own trades in a reading. */
const ownTrades = new Set(
  [...ourNames.anywhere.values()].flatMap(({ words, group }) =>
    group === null ? [] : words.slice(-1).filter(isTradeWord),
  ),
);

const minor = (group: string) => group.slice(0, 3);

/**
 * A name as its key, or null where our own names read it already. Names other than the preferred ones often belong
 * to another trade, so one that names another of ours is left out.
 */
function keyOf(name: string, { words }: Occupation, isPreferred: boolean): string | null {
  const longest = isPreferred ? LONGEST_PREFERRED : LONGEST_OTHER;
  const telling = tellingWords(name);
  if (telling.length === 0 || telling.length > longest) return null;
  const read = ours(name);
  if (read.unknown.length === 0) return null;
  const isMisplaced = [...read.words].some((word) => ownTrades.has(word) && !words.includes(word));
  if (isMisplaced && !isPreferred) return null;
  return telling.join(' ');
}

function derive(rows: readonly Row[]): string[] {
  const occupations = rows.map((row): Occupation => {
    const occupation: Occupation = {
      group: row.isco08,
      words: [...ours(row.en).words],
      preferred: [],
      other: [],
    };
    const preferred = [row.en, ...keys(row.fr), ...keys(row.ar)];
    const key = (isPreferred: boolean) => (name: string) =>
      keyOf(name, occupation, isPreferred) ?? [];
    occupation.preferred = [...new Set(preferred.flatMap(key(true)))];
    const isArmy = row.isco08.startsWith('0');
    const other = isArmy ? [] : [...keys(row.en_other), ...keys(row.fr_other)];
    occupation.other = [...new Set(other.flatMap(key(false)))];
    return occupation;
  });

  const preferredBy = new Map<string, Occupation>();
  for (const occupation of occupations) {
    for (const name of occupation.preferred) {
      if (!preferredBy.has(name)) preferredBy.set(name, occupation);
    }
  }
  const otherBy = new Map<string, Occupation[]>();
  for (const occupation of occupations) {
    for (const name of occupation.other) {
      otherBy.set(name, [...(otherBy.get(name) ?? []), occupation]);
    }
  }
  const isClear = (name: string) => {
    const groups = new Set(otherBy.get(name)?.map(({ group }) => minor(group)));
    return !preferredBy.has(name) && groups.size === 1;
  };
  /** The minor groups in whose names each word occurs. */
  const groupsOf = new Map<string, Set<string>>();
  for (const { group, preferred, other } of occupations) {
    for (const word of [...preferred, ...other].flatMap((name) => name.split(' '))) {
      groupsOf.set(word, (groupsOf.get(word) ?? new Set()).add(minor(group)));
    }
  }
  const isOwnWord = (name: string) => (groupsOf.get(name)?.size ?? 0) <= 2;
  const marked = (name: string) => (name.includes(' ') || isOwnWord(name) ? name : `=${name}`);
  return occupations
    .map((occupation) => {
      const { group, words, preferred, other } = occupation;
      const first = preferred.filter((name) => preferredBy.get(name) === occupation).map(marked);
      const rest = other
        .filter((name) => isClear(name) && otherBy.get(name)?.[0] === occupation)
        .map((name) => (name.includes(' ') ? name : `=${name}`));
      return { group, words, names: [...first, ...rest] };
    })
    .map(({ group, words, names }) => [group, words.join(' '), ...names].join('|'))
    .toSorted();
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: npm run occupations -w @masar/resume -- FOLDER');
const { data } = Papa.parse<Row>(readFileSync(join(folder, 'esco-occupations.csv'), 'utf8'), {
  header: true,
  skipEmptyLines: true,
});
const written = `${JSON.stringify(derive(data), null, 2)}\n`;
writeFileSync(new URL('../src/ranking/occupations.json', import.meta.url), written);
console.log(`${data.length} occupations, ${gzipSync(written, { level: 9 }).length / 1000} kB gzip`);
