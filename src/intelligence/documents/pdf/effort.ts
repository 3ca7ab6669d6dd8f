import { paint } from '../unpacking';
import type { Box } from './matrix';

/** A page that is painted, and what that costs. */
export class Effort {
  readonly page: Box;

  constructor(page: Box) {
    this.page = page;
  }

  /** Notes that so many cells are painted. Throws `UnpacksTooFar` once it is too much. */
  spend(cells: number): void {
    paint(cells);
  }
}
