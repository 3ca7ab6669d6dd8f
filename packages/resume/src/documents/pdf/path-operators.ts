import { OPS } from 'unpdf/pdfjs';

/** The path operators that fill by the even-odd rule. */
export const EVEN_ODD = new Set([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);
/** The path operators that fill. */
export const FILLS = new Set([OPS.fill, OPS.fillStroke, OPS.closeFillStroke, ...EVEN_ODD]);
/** The path operators that draw lines. */
export const LINES = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
