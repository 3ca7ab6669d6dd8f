import { blocksOf } from './blocks';
import { isDate } from './column-labels';
import type { ResumeLine } from '../text/layout';
import { wordsOf } from '../text/words';

const MENU_WORDS = 4;
const LEAST_IN_MENU = 4;

/** So many entries at least make a row a menu, of which so many head something below. */
const LEAST_IN_ROW = 3;
const LEAST_HEADING = 2;

const phraseOf = (text: string) => ` ${wordsOf(text).join(' ')} `;

const phrase = ({ text }: ResumeLine) => phraseOf(text);

/** Whether a row names what the page goes on to, in larger or bolder letters, each in a line of its own. */
function isMenuRow(line: ResumeLine, headed: ReadonlyMap<string, ResumeLine>): boolean {
  if (line.cells.length < LEAST_IN_ROW) return false;
  const entries = line.cells.map(({ start, end }) => phraseOf(line.text.slice(start, end)));
  if (entries.some((entry) => entry.trim().split(' ').length > MENU_WORDS)) return false;
  const heads = entries.flatMap((entry) => headed.get(entry) ?? []);
  const isSmall = (head: ResumeLine) =>
    head.index > line.index && (head.size > line.size + 0.6 || (head.bold && !line.bold));
  return (
    heads.length >= LEAST_HEADING && heads.length * 2 >= entries.length && heads.every(isSmall)
  );
}

/**
 * `lines` without those of a menu, as a page on the web has: a block of which each line has the words of a heading that stands
 * elsewhere in larger or bolder letters, or a row of them.
 */
export function withoutMenus(lines: readonly ResumeLine[]): ResumeLine[] {
  const menus = blocksOf(lines).filter((block) => {
    const [first] = block;
    const isShort = block.every((line) => wordsOf(line.text).length <= MENU_WORDS && !isDate(line));
    if (!first || block.length < LEAST_IN_MENU || !isShort) return false;
    const heads = lines.filter(
      (line) =>
        line.block !== first.block &&
        wordsOf(line.text).length <= MENU_WORDS + 1 &&
        (line.size > first.size + 0.6 || (line.bold && !first.bold)),
    );
    return block.every((line) => heads.some((head) => phrase(head).includes(phrase(line))));
  });
  const headed = new Map(
    lines.filter(({ cells }) => cells.length === 1).map((line) => [phrase(line), line]),
  );
  const rows = lines.filter((line) => isMenuRow(line, headed));
  const inMenus = new Set([...menus.flat(), ...rows]);
  return lines.filter((line) => !inMenus.has(line));
}
