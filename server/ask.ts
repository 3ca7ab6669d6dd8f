import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';

/** A question of the terminal. The answer to a secret one is not shown while it is typed. */
export interface Question {
  text: string;
  isSecret?: boolean;
}

/**
 * The lines typed at questions, or piped in; a line that does not come is empty.
 * @param streams where lines are typed and what is shown; a terminal unless told otherwise.
 */
export async function asked(
  questions: readonly Question[],
  {
    input,
    output,
    terminal,
  }: { input: Readable; output: NodeJS.WritableStream; terminal: boolean } = {
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  },
): Promise<string[]> {
  let isShown = true;
  const echo = new Writable({
    write(typed: Buffer, _, done) {
      if (isShown) output.write(typed);
      done();
    },
  });
  const lines = createInterface({ input, output: echo, terminal, historySize: 0 });
  const typed = lines[Symbol.asyncIterator]();
  const answers: string[] = [];
  try {
    for (const { text, isSecret = false } of questions) {
      isShown = !isSecret;
      if (isSecret) output.write(text);
      lines.setPrompt(text);
      lines.prompt();
      const line: IteratorResult<string, undefined> = await typed.next();
      if (isSecret && terminal) output.write('\n');
      answers.push(line.value?.trim() ?? '');
    }
    return answers;
  } finally {
    lines.close();
  }
}
