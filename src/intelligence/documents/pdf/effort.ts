import { spend } from '../unpacking';
import type { Box } from './matrix';

/** What a cell costs that is painted, in units of effort. */
const CELL = 0.3;

/** A page that is painted, and what that costs. */
export class Effort {
  readonly page: Box;

  constructor(page: Box) {
    this.page = page;
  }

  /** Notes that so many cells are painted. Throws `UnpacksTooFar` once it is too much. */
  spend(cells: number): void {
    spend(cells * CELL);
  }
}
