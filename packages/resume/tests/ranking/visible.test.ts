import { visibleText } from '../../src/ranking/visible';
import { expect, test } from 'vitest';
import { resume } from '../../fixtures/written-resume';

/** The text as scoring sees it, each run of covered characters as one '#'. */
const seen = (...lines: Parameters<typeof resume>[0]) => {
  const { facts, text } = resume(lines);
  return visibleText(text, facts).folded.replaceAll(/\0+/g, '#').split('\n');
};

test.each([
  ['Write to ruby.react@css.org, please', ['write to #, please']],
  ['https://react.example.net/ruby and www.css.dz', ['# and #']],
  ['github.com/ruby | linkedin.com/in/css', ['# | #']],
  ['react-rails.com', ['#']],
  ['Node.js, ASP.NET/C#, Socket.io, Monday.com', ['node.js, asp.net/c#, socket.io, monday.com']],
  ['Nationality: French | React', ['#| react']],
  ['React   Sexe : F   CSS', ['react   #   css']],
  ['Langues : français, anglais', ['langues : francais, anglais']],
  ['French nationality, fluent French', ['#, fluent french']],
  ['Titulaire de la nationalité française', ['titulaire de la #']],
  ['الجنسية: جزائرية', ['#']],
  ['Address: 12 Java Street, Swift Current', ['#']],
  ['Manager of the age: chess', ['manager of the age: chess']],
])('%j is seen as %j', (line, expected) => {
  expect(seen(line)).toEqual(expected);
});

const many = 140_000;

test.each([
  [`Age${' '.repeat(many)}x`, `age${' '.repeat(many)}x`],
  [`Age:${' '.repeat(many)}x`, `#${' '.repeat(many)}x`],
  [`${' '.repeat(many)}x: Age`, `${' '.repeat(many)}x: age`],
])('a line that is almost all blanks takes no longer than others: %#', (line, expected) => {
  expect(seen(line)).toEqual([expected]);
});

test('an address is covered whole, however long it is', () => {
  const long = 'a-'.repeat(90);
  expect(seen(`${long}b.com, ${long}b@c.dz, ${long}b.dz/ruby`)).toEqual(['#, #, #']);
});

test('a label on a line of its own covers the next line', () => {
  expect(seen('Nationalité', 'French', 'Skills', 'React')).toEqual(['#', '#', 'skills', 'react']);
});

test('hidden lines and the places of personal facts are covered, and nothing moves', () => {
  expect(
    seen(
      { hidden: 'React' },
      [{ is: 'name', text: 'Ruby Rails' }, ', Développeuse'],
      [{ is: 'location', text: 'Java' }],
    ),
  ).toEqual(['#', '#, developpeuse', '#']);
  const { facts, text } = resume([{ hidden: '😀 React' }, [{ is: 'name', text: '😀' }, ' CSS']]);
  expect(visibleText(text, facts)).toEqual({
    folded: `${'\0'.repeat(8)}\n\0\0 css`,
    starts: [0, 9],
    lines: text.lines,
  });
});
