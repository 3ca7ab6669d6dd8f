/** Something with text that is drawn as a unit, such as a letter. */
interface Unit {
  text: string;
}

const RIGHT_TO_LEFT =
  /[\u0590-\u05FF\u0620-\u065F\u066E-\u06EF\u06FA-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const DIGIT = /[\d\u0660-\u0669\u06F0-\u06F9]/u;
const LETTER = /\p{L}/u;
/** Characters that do not separate the digits around them, as in 12.5, 10/2020 or +213. */
const JOINER = /^[.,:/+\-–%٪٫٬]$/u;
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** Whether a text has letters of a script that runs from right to left. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

type Kind = 'rtl' | 'ltr' | 'digit' | 'neutral';

function kindOf(text: string): Kind {
  if (RIGHT_TO_LEFT.test(text)) return 'rtl';
  if (LETTER.test(text)) return 'ltr';
  return DIGIT.test(text) ? 'digit' : 'neutral';
}

/**
 * Puts units into reading order; they are given from left to right, as drawn. The line runs from right to left where
 * most of its letters do, or where its page does and any of its letters do.
 */
export function logicalOrder<T extends Unit>(units: readonly T[], rightToLeftPage: boolean): T[] {
  const kinds = units.map(({ text }) => kindOf(text));
  const count = (kind: Kind) => kinds.filter((each) => each === kind).length;
  const turn = rightToLeftPage || count('rtl') >= count('ltr') ? fromRight : fromLeft;
  const asDrawn = turn(units, kinds, false);
  const asNamed = turn(units, kinds, true);
  return strayBrackets(asNamed) < strayBrackets(asDrawn) ? asNamed : asDrawn;
}

/**
 * How many closing brackets have no opening one. In right-to-left text some programs store a bracket by its look,
 * others by its meaning. In the right reading the brackets match.
 */
function strayBrackets(units: readonly Unit[]): number {
  let open = 0;
  let stray = opensAtNumber(units) ? 2 : 0;
  for (const { text } of units) {
    if (/^[([{«]$/u.test(text)) open += 1;
    else if (/^[)\]}»]$/u.test(text)) {
      if (open > 0) open -= 1;
      else stray += 1;
    }
  }
  return stray;
}

/** Whether a bracket that opens and does not close follows the number that a line or a cell begins with: in a list it is the other one, '1)'. */
const opensAtNumber = (units: readonly Unit[]): boolean =>
  OPENS_AT_NUMBER.test(units.map(({ text }) => text).join(''));

const OPENS_AT_NUMBER = /^(?:[^\t()]*\t)?\s*[\d\u0660-\u0669]{1,2}\((?!.*\))/u;

/**
 * Orders a left-to-right line: only its right-to-left stretches are reversed. `named` tells that brackets are stored by
 * their meaning.
 */
function fromLeft<T extends Unit>(
  units: readonly T[],
  kinds: readonly Kind[],
  named: boolean,
): T[] {
  const result: T[] = [];
  for (let at = 0; at < units.length; at += 1) {
    let end = at;
    if (kinds[at] === 'rtl') {
      for (let next = at; next < units.length && kinds[next] !== 'ltr'; next += 1) {
        if (kinds[next] === 'rtl') end = next;
      }
      result.push(...fromRight(units.slice(at, end + 1), kinds.slice(at, end + 1), named));
      at = end;
    } else result.push(...units.slice(at, at + 1));
  }
  return result;
}

/** Orders a right-to-left line: the whole line is reversed, then its Latin stretches and numbers are reversed back. */
function fromRight<T extends Unit>(
  units: readonly T[],
  kinds: readonly Kind[],
  named: boolean,
): T[] {
  const result: T[] = [];
  let at = units.length - 1;
  while (at >= 0) {
    const start = kinds[at] === 'ltr' || kinds[at] === 'digit' ? stretchFrom(units, kinds, at) : at;
    if (start < at) result.push(...units.slice(start, at + 1));
    else {
      const turned = units.slice(at, at + 1);
      result.push(...(named ? turned : turned.map((unit) => mirrored(unit, kinds[at]))));
    }
    at = start - 1;
  }
  return result;
}

const mirrored = <T extends Unit>(unit: T, kind: Kind | undefined): T => {
  const other = kind === 'neutral' ? MIRRORED[unit.text] : undefined;
  return other === undefined ? unit : { ...unit, text: other };
};

/** A telephone number as it is drawn when it runs from left to right. */
const TELEPHONE = /^(?:\(?\+|00?)[\d \u00a0().\-/]{7,}$/u;

/** Where the left-to-right stretch that ends at `last` begins. */
function stretchFrom(units: readonly Unit[], kinds: readonly Kind[], last: number): number {
  let latin = kinds[last] === 'ltr' ? last : -1;
  let number = last;
  let numbers = last;
  for (let at = last; at >= 0 && kinds[at] !== 'rtl'; at -= 1) {
    if (kinds[at] === 'ltr' || (kinds[at] === 'digit' && latin >= 0)) latin = at;
    if (kinds[at] !== 'digit' || latin >= 0) continue;
    numbers = at;
    if (units.slice(at + 1, number).every(({ text }) => JOINER.test(text))) number = at;
  }
  if (latin >= 0) return latin;
  const start = withSign(units, numbers);
  const text = units.slice(start, last + 1).map((unit) => unit.text);
  return TELEPHONE.test(text.join('')) ? start : withSign(units, number);
}

/** Where a number begins, with a sign that is drawn right before it, as in +213. */
const withSign = (units: readonly Unit[], start: number) =>
  units[start - 1]?.text === '+' ? start - 1 : start;
