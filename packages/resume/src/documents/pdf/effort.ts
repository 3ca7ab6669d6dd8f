import { paint } from '../unpacking';
import type { Box } from './matrix';

/** A page that is painted, and the charge for painting it. */
export class Effort {
  readonly page: Box;

  constructor(page: Box) {
    this.page = page;
  }

  /** Charges painted cells. Throws `UnpacksTooFar` once the allowance is used up. */
  spend(cells: number): void {
    paint(cells);
  }
}
