import type { LoadedFont } from './fonts';
import type { Box, Matrix } from './matrix';

/** A page's drawing as the parser gives it: operators by number, and their arguments. */
export interface Drawing {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

/** What drawing a page needs besides its operators. */
export interface PageSetting {
  /** Transforms the page's own coordinates to points from its top-left corner. */
  base: Matrix;
  /** The page itself, in those points. */
  page: Box;
  /** How many of those points one point of the page is. */
  scale: number;
  fontOf: (name: string) => LoadedFont | null;
  /** Finds a gradient or a picture of the page by its name. */
  objectOf: (name: string) => unknown;
  /** Whether something on a layer is shown. */
  isShown: (layer: unknown) => boolean;
  /** Whether pictures were decoded. */
  pictures: boolean;
}

/** A transparency group, or the drawing of a soft mask. */
export type Group = {
  smask?: {
    subtype: string;
    backdrop?: unknown;
    transferMap?: ArrayLike<number>;
  } | null;
} | null;
