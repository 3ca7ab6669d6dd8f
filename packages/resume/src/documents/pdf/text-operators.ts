import { OPS } from 'unpdf/pdfjs';
import { IDENTITY, matrixOf } from './matrix';
import type { Pen, TextStyle } from './pen';

/** A number among an operator's arguments; 0 where there is none. */
export const numberAt = (args: unknown[], index: number): number => {
  const value = args[index];
  return typeof value === 'number' ? value : 0;
};

/** A list of numbers among an operator's arguments. */
export const listAt = (args: unknown[], index: number): ArrayLike<number> | null | undefined =>
  args[index] as ArrayLike<number> | null | undefined;

/** Performs an operator that places text or sets its style; ignores any other. */
export function setText(operator: number, args: unknown[], pen: Pen, style: TextStyle): void {
  switch (operator) {
    case OPS.beginText:
      return pen.moveTo(IDENTITY);
    case OPS.setTextMatrix:
      return pen.moveTo(matrixOf(listAt(args, 0)));
    case OPS.moveText:
      return pen.moveBy(numberAt(args, 0), numberAt(args, 1));
    case OPS.setLeadingMoveText:
      pen.leading = numberAt(args, 1);
      return pen.moveBy(numberAt(args, 0), numberAt(args, 1));
    case OPS.nextLine:
      return pen.moveBy(0, pen.leading);
    case OPS.setLeading:
      pen.leading = -numberAt(args, 0);
      return;
    case OPS.setCharSpacing:
      style.charSpacing = numberAt(args, 0);
      return;
    case OPS.setWordSpacing:
      style.wordSpacing = numberAt(args, 0);
      return;
    case OPS.setHScale:
      style.scale = numberAt(args, 0) / 100;
      return;
    case OPS.setTextRise:
      style.rise = numberAt(args, 0);
      return;
    case OPS.setTextRenderingMode:
      style.mode = numberAt(args, 0);
      return;
    default:
  }
}
