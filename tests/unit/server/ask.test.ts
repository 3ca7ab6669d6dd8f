import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { asked } from '../../../server/ask';

const questions = [{ text: 'Name: ' }, { text: 'Password: ', isSecret: true }, { text: 'Team: ' }];

/** What is answered and shown, when each question is answered once it is shown. */
async function conversation(typed: string[], terminal: boolean) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  let answered = 0;
  output.on('data', (part: Buffer) => {
    shown += part.toString();
    const { text: next = '' } = questions[answered] ?? {};
    if (next === '' || !shown.includes(next)) return;
    const line = typed[answered];
    answered += 1;
    if (line === undefined) input.end();
    else for (const letter of `${line}\r`) input.write(letter);
  });
  const answers = await asked(questions, { input, output, terminal });
  output.end();
  return { answers, shown: stripVTControlCharacters(shown) };
}

test('a password is answered without being shown', async () => {
  const typed = ['Lina', 'correct horse\u007f\u007fse', 'Sales'];
  const { answers, shown } = await conversation(typed, true);
  expect({ answers, shown }).toEqual({
    answers: ['Lina', 'correct horse', 'Sales'],
    shown: 'Name: Lina\r\nPassword: \nTeam: Sales\r\n',
  });
});

test('lines can be piped in, and those that do not come are empty', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const all = text(output);
  input.end('Lina\n a password \n');
  const answers = await asked(questions, { input, output, terminal: false });
  output.end();
  expect([answers, await all]).toEqual([['Lina', 'a password', ''], 'Name: Password: Team: ']);
});
