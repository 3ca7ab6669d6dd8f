import { fold, wordsOf } from '../text/words';

/** A name as programs and methods have it: 'ResNet', 'RDF', 'RRT*', and no plain word. */
export const COINED = /^(?=.{3})\p{L}*(?:\p{L}[\p{Lu}\d]|[*+#])/u;

const initialOf = (text: string) => fold(text)[0];

const PLURAL = /(?<=\p{Lu}{2})s$/u;

/** Whether `name` is short for `outer`: each of its letters comes in it, in order, as in 'Large Language Models (LLMs)'. */
export function isShortFor(name: string, outer: string): boolean {
  const whole = fold(outer);
  if (wordsOf(outer).length < 2 || initialOf(name) !== initialOf(outer)) return false;
  if (whole.startsWith(`${fold(name)} `)) return false;
  let at = -1;
  for (const letter of fold(name.replace(PLURAL, ''))) {
    at = whole.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
