/** The letters that a piece of a pattern may begin with, all of them where that cannot be told, and whether it may be empty. */
interface Beginning {
  letters: ReadonlySet<string> | 'any';
  empty: boolean;
}

const ANY: Beginning = { letters: 'any', empty: false };
const NOTHING: Beginning = { letters: new Set(), empty: true };

/** The beginning of either. */
function either(all: readonly Beginning[]): Beginning {
  const letters = new Set<string>();
  for (const one of all)
    if (one.letters === 'any') return { ...ANY, empty: all.some(({ empty }) => empty) };
    else for (const letter of one.letters) letters.add(letter);
  return { letters, empty: all.some(({ empty }) => empty) };
}

/** Where the bracket that opens at `start` of a pattern closes. */
function closing(source: string, start: number): number {
  if (source[start] === '[') {
    let at = start + 1;
    while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
    return at;
  }
  let at = start + 1;
  while (source[at] !== ')')
    if (source[at] === '\\') at += 2;
    else at = source[at] === '(' || source[at] === '[' ? closing(source, at) + 1 : at + 1;
  return at;
}

/** The alternatives of a pattern, where no bracket holds them. */
function alternativesOf(source: string): string[] {
  const parts: string[] = [];
  let [start, at] = [0, 0];
  while (at < source.length)
    if (source[at] === '|') {
      parts.push(source.slice(start, at));
      start = at += 1;
    } else if (source[at] === '\\') at += 2;
    else at = source[at] === '(' || source[at] === '[' ? closing(source, at) + 1 : at + 1;
  return [...parts, source.slice(start)];
}

/** The letters in a class without classes in it: 'a-c\d-'. */
function ofClass(inside: string): Beginning {
  if (/^\^|\\[^d.+/-]/u.test(inside)) return ANY;
  const letters = new Set<string>();
  const plain = inside.replaceAll(String.raw`\d`, '0-9').replaceAll('\\', '');
  for (const [, from = '', to = from] of plain.matchAll(/(.)(?:-(.))?/gsu))
    for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code += 1)
      letters.add(String.fromCharCode(code));
  return { letters, empty: false };
}

/** What a pattern without alternatives begins with. */
function ofSequence(source: string): Beginning {
  if (source === '') return NOTHING;
  const first = source.charAt(0);
  const end = first === '(' || first === '[' ? closing(source, 0) + 1 : first === '\\' ? 2 : 1;
  const inside = source.slice(1, end - 1);
  const [quantifier = ''] = /^(?:[?*+]|\{[\d,]+\})\??/u.exec(source.slice(end)) ?? [];
  const rest = source.slice(end + quantifier.length);
  if (/^\(\?<?[=!]|^\\b|^[\^$]/u.test(source)) return ofSequence(rest);
  const own =
    first === '('
      ? beginningOf(inside.replace(/^\?(?::|<\w+>)/u, ''))
      : first === '['
        ? ofClass(inside)
        : first === '.'
          ? ANY
          : first !== '\\'
            ? { letters: new Set([first]), empty: false }
            : ofClass(source.slice(0, 2));
  const isEmpty = own.empty || /^(?:[?*]|\{0)/u.test(quantifier);
  return isEmpty ? { ...either([own, ofSequence(rest)]), empty: ofSequence(rest).empty } : own;
}

const beginningOf = (source: string): Beginning => either(alternativesOf(source).map(ofSequence));

/**
 * The pattern that `patternOf` makes of those of `alternatives` which may begin with `letter`, in their order: hundreds of
 * names are asked of every line, and few begin as it does. Null where none does. Made when first needed.
 */
export function byFirstLetter(
  alternatives: string,
  patternOf: (alternatives: string) => RegExp,
): (letter: string) => RegExp | null {
  const parts = alternativesOf(alternatives).map((source) => ({ source, ...ofSequence(source) }));
  const made = new Map<string, RegExp | null>();
  return (letter) => {
    const known = made.get(letter);
    if (known !== undefined) return known;
    const own = parts.filter(
      ({ letters, empty }) => empty || letters === 'any' || letters.has(letter),
    );
    const pattern = own.length > 0 ? patternOf(own.map(({ source }) => source).join('|')) : null;
    made.set(letter, pattern);
    return pattern;
  };
}
