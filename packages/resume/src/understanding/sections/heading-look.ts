/** How a line is printed, by which headings are told from other lines. */
export interface Look {
  size: number;
  bold: boolean;
  capitals: boolean;
}

/** Whether two lines are printed alike. */
export const sameLook = (a: Look, b: Look): boolean =>
  Math.abs(a.size - b.size) <= 0.6 && a.bold === b.bold && a.capitals === b.capitals;
