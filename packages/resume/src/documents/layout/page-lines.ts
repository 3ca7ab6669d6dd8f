import { type HiddenReason, hiddenReasons } from '../../schemas/resume';
import type { DocumentLine } from '../document';
import { isRightToLeft } from '../text/direction';
import { type Fragment, fragmentsOf } from './fragments';
import type { Glyph, Rule } from './glyph';
import { lineLook } from './line-look';
import { lineText } from './line-text';
import { textMargins } from './text-margins';
import { linesOf } from './lines';
import { blocksOf } from './reading-order';

/** A line of a page, before it is numbered. `block` counts from 0 on the page. */
export type PageLine = Omit<DocumentLine, 'page'>;

/**
 * The lines of letters that all run in one direction, in reading order. What a reader sees comes first, column by
 * column. Hidden text follows, with a block for each reason.
 */
export function pageLines(glyphs: readonly Glyph[], rules: readonly Rule[]): PageLine[] {
  const seen = glyphs.filter((glyph) => glyph.hidden === null && glyph.text !== '');
  const rightToLeft = share(seen, (glyph) => isRightToLeft(glyph.text)) > 0.5;
  const blocks = rightToLeft
    ? blocksOf(fragmentsOf(seen).map(mirroredFragment), rules.map(mirroredRule)).map((block) =>
        block.map(mirroredFragment),
      )
    : blocksOf(fragmentsOf(seen), rules);
  const lines = blocks.flatMap((block, index) => linesFrom(block, index, null, rightToLeft));
  for (const reason of hiddenReasons) {
    const hidden = fragmentsOf(glyphs.filter((glyph) => glyph.hidden === reason));
    lines.push(...linesFrom(hidden, (lines.at(-1)?.block ?? -1) + 1, reason, rightToLeft));
  }
  return lines;
}

function share<T>(values: readonly T[], holds: (value: T) => boolean): number {
  return values.length === 0 ? 0 : values.filter(holds).length / values.length;
}

/** Mirrors a fragment: on a right-to-left page, columns, labels and dates stand the other way round. */
const mirroredFragment = (fragment: Fragment): Fragment => ({
  ...fragment,
  x: -fragment.right,
  right: -fragment.x,
});

const mirroredRule = ({ x, right, y }: Rule): Rule => ({ x: -right, right: -x, y });

function linesFrom(
  block: readonly Fragment[],
  number: number,
  hidden: HiddenReason | null,
  rightToLeft: boolean,
): PageLine[] {
  const lines = linesOf(block);
  const margins = rightToLeft ? [] : textMargins(lines);
  return lines.map((glyphs) => {
    const { text, runs } = lineText(glyphs, rightToLeft, margins);
    const x = Math.min(...runs.map((run) => run.x));
    const { size, bold } = lineLook(text, runs);
    const main = glyphs.find((glyph) => glyph.size === size) ?? glyphs[0];
    return {
      block: number,
      text,
      x,
      y: main?.y ?? 0,
      width: Math.max(...runs.map((run) => run.x + run.width)) - x,
      size,
      bold,
      hidden,
      runs,
    };
  });
}
