import { expect, it } from 'vitest';
import { byFirstLetter } from '../../src/understanding/text/first-letters';

const NAMES = String.raw`(?:very )?loom card|(?!net)n[a-c\d-]x?|\d{2} knots|(?<=x)yarn|(?:rope|(?:wire|)) trade|\(a\)|[^b]olt|\p{L}{9}|b?oat|loft(?= a|$)`;

it('asks of a text the names that may begin as it does, and no others', () => {
  const letters = ['v', 'l', 'n', '7', 'y', 'r', 'w', ' ', '(', 'b', 'o', 'é'];
  const asked = byFirstLetter(NAMES, (names) => new RegExp(names, 'u'));
  expect(letters.map((letter) => [letter, asked(letter)?.source])).toEqual([
    ['v', String.raw`(?:very )?loom card|\(a\)|[^b]olt|\p{L}{9}`],
    ['l', String.raw`(?:very )?loom card|\(a\)|[^b]olt|\p{L}{9}|loft(?= a|$)`],
    ['n', String.raw`(?!net)n[a-c\d-]x?|\(a\)|[^b]olt|\p{L}{9}`],
    ['7', String.raw`\d{2} knots|\(a\)|[^b]olt|\p{L}{9}`],
    ['y', String.raw`(?<=x)yarn|\(a\)|[^b]olt|\p{L}{9}`],
    ['r', String.raw`(?:rope|(?:wire|)) trade|\(a\)|[^b]olt|\p{L}{9}`],
    ['w', String.raw`(?:rope|(?:wire|)) trade|\(a\)|[^b]olt|\p{L}{9}`],
    [' ', String.raw`(?:rope|(?:wire|)) trade|\(a\)|[^b]olt|\p{L}{9}`],
    ['(', String.raw`\(a\)|[^b]olt|\p{L}{9}`],
    ['b', String.raw`\(a\)|[^b]olt|\p{L}{9}|b?oat`],
    ['o', String.raw`\(a\)|[^b]olt|\p{L}{9}|b?oat`],
    ['é', String.raw`\(a\)|[^b]olt|\p{L}{9}`],
  ]);
});

it('gives no pattern where no name begins with a letter', () => {
  expect(byFirstLetter('loom|yarn', (names) => new RegExp(names, 'u'))('a')).toBe(null);
});
