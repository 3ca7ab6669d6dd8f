import { fold } from '../text';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const between = '[ ._/-]*';

/**
 * A pattern that finds any of `spellings` in folded text as whole words. Blanks, dots, dashes or nothing may
 * separate the words of a spelling. 'C' is not found in 'C++', nor 'Java' in 'JavaScript'.
 */
export function phrasePattern(spellings: readonly string[]): RegExp {
  const phrases = spellings
    .map((spelling) =>
      fold(spelling)
        .split(/[\s._/-]+/u)
        .filter((word) => word !== ''),
    )
    .filter((words) => words.length > 0)
    .map((words) => words.map(escape).join(between))
    .toSorted((a, b) => b.length - a.length);
  if (phrases.length === 0) return /(?!)/u;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}+#])`, 'u');
}
