import { blocksOf } from './blocks';
import { isDate } from './column-labels';
import type { ResumeLine } from './layout';
import { wordsOf } from '../text';

const MENU_WORDS = 4;
const LEAST_IN_MENU = 4;

const phrase = ({ text }: ResumeLine) => ` ${wordsOf(text).join(' ')} `;

/**
 * `lines` without those of a menu, as a page on the web has: a block of which each line has the words of a heading that stands
 * elsewhere in larger or bolder letters.
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
  const inMenus = new Set(menus.flat());
  return lines.filter((line) => !inMenus.has(line));
}
