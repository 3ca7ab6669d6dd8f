import type { Ground } from '@/data/schemas/twins';
import { fold, searchKey, wordsOf } from '@masar/resume/text';

/** What identifies a person, as read or corrected. Null where it is not known. */
export interface Identity {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The ids of candidates whom somebody marked as other people. */
  others: readonly string[];
}

/** Another candidate who may be the same person. */
export interface Twin {
  id: string;
  by: Ground;
  /** Whether somebody marked one of the two as another person than the other. */
  apart: boolean;
}

/** The most twins that are named for one candidate. */
const NAMED_TWINS = 3;

const emailKey = (email: string | null) => fold(email ?? '').replaceAll(/\s/g, '') || null;

/**
 * The last nine digits of a phone number, without Algeria's code and without the zero before a national number.
 * Landlines have eight. Null for fewer than eight digits, which are too few for a person's number.
 */
function phoneKey(phone: string | null): string | null {
  const digits = fold(phone ?? '').replaceAll(/\D/g, '');
  const national = digits.replace(/^(?:00)?213/, '').replace(/^0+/, '');
  return national.length < 8 ? null : national.slice(-9);
}

/** The words of a full name, in any order, without marks and hyphens. Null for one word, which is no full name. */
function nameKey(name: string | null): string | null {
  const words = wordsOf(searchKey(name ?? ''));
  return words.length < 2 ? null : words.toSorted().join(' ');
}

type Keys = Record<Ground, string | null>;
type Known = Pick<Identity, Ground>;

const keysOf = ({ name, email, phone }: Known): Keys => ({
  email: emailKey(email),
  phone: phoneKey(phone),
  name: nameKey(name),
});

const grounds: readonly Ground[] = ['email', 'phone', 'name'];

const sharedKeys = (keys: Keys) =>
  grounds.flatMap((ground) => (keys[ground] === null ? [] : `${ground} ${keys[ground]}`));

/** What somebody shares with each possible twin: at least one of these keys. */
export const twinKeysOf = (known: Known): string[] => sharedKeys(keysOf(known));

const agree = (a: string | null, b: string | null) => a !== null && a === b;
const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;

/**
 * Why two may be one person: the same email, the same phone, or the same full name where neither email nor phone
 * contradicts it.
 */
function groundOf(a: Keys, b: Keys): Ground | null {
  if (agree(a.email, b.email)) return 'email';
  if (agree(a.phone, b.phone)) return 'phone';
  const contradicted = differ(a.email, b.email) || differ(a.phone, b.phone);
  return agree(a.name, b.name) && !contradicted ? 'name' : null;
}

/** The possible twins of each person, by id: at most three each, in the order given. */
export function twinsAmong(people: readonly Identity[]): Map<string, Twin[]> {
  const known = people.map((person) => ({ person, keys: keysOf(person) }));
  const sharing = new Map<string, typeof known>();
  for (const one of known) {
    for (const key of sharedKeys(one.keys)) {
      const group = sharing.get(key);
      if (group === undefined) sharing.set(key, [one]);
      else group.push(one);
    }
  }
  const twins = new Map<string, Twin[]>();
  for (const { person, keys } of known) {
    const found = new Map<string, Twin>();
    for (const ground of grounds) {
      for (const other of sharing.get(`${ground} ${keys[ground]}`) ?? []) {
        if (found.size === NAMED_TWINS) break;
        const { id, others } = other.person;
        if (id === person.id || found.has(id)) continue;
        const by = groundOf(keys, other.keys);
        const apart = others.includes(person.id) || person.others.includes(id);
        if (by !== null) found.set(id, { id, by, apart });
      }
    }
    if (found.size > 0) twins.set(person.id, [...found.values()]);
  }
  return twins;
}
