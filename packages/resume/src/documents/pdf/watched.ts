import type { Cells } from './scan';

/** Paints that wait hold at most this many points, which take some megabytes. */
const MOST_WAITING = 200_000;

/**
 * The cells of a page whose colour is asked for. No other cells need to be painted. Letters name their cells while the
 * page is drawn, so painting waits until all of them are known.
 */
export class Watched {
  readonly width: number;
  readonly height: number;
  /** For each cell its place among the watched cells, from 1 on; 0 for a cell that is not watched. */
  #places: Int32Array | null = null;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  #count = 0;
  #waiting = 0;
  #all: boolean;

  /** `all` watches every cell. */
  constructor(width: number, height: number, all = false) {
    this.width = Math.ceil(width);
    this.height = Math.ceil(height);
    this.#from = new Int32Array(this.height).fill(this.width);
    this.#to = new Int32Array(this.height);
    this.#all = all;
  }

  /** Whether every cell is watched. */
  get all(): boolean {
    return this.#all;
  }

  /** How many cells are watched. */
  get count(): number {
    return this.#all ? this.width * this.height : this.#count;
  }

  /** Watches the cell of a point, or the one nearest to it. */
  watch(x: number, y: number): void {
    if (this.#all) return;
    const column = this.#columnOf(x);
    const row = this.#rowOf(y);
    this.#places ??= new Int32Array(this.width * this.height);
    const cell = row * this.width + column;
    if (this.#places[cell] !== 0) return;
    this.#count += 1;
    this.#places[cell] = this.#count;
    this.#from[row] = Math.min(this.#from[row] ?? 0, column);
    this.#to[row] = Math.max(this.#to[row] ?? 0, column + 1);
  }

  /** Notes that an outline of so many points waits to be painted. Watches all cells when too many points wait. */
  wait(points: number): void {
    this.#waiting += points;
    if (this.#waiting > MOST_WAITING) this.#all = true;
  }

  /** The place of the cell at a point; -1 where the cell is not watched. */
  at(x: number, y: number): number {
    return this.placeOf(this.#columnOf(x), this.#rowOf(y));
  }

  /** The place of a cell; -1 where the cell is not watched. */
  placeOf(column: number, row: number): number {
    const cell = row * this.width + column;
    return this.#all ? cell : (this.#places?.[cell] ?? 0) - 1;
  }

  /** The first column of a row that may be watched, at least `left`. */
  from(row: number, left: number): number {
    return this.#all ? left : Math.max(left, this.#from[row] ?? left);
  }

  /** The column after the last one of a row that may be watched, at most `right`. */
  to(row: number, right: number): number {
    return this.#all ? right : Math.min(right, this.#to[row] ?? right);
  }

  /** Whether cells of a row may be watched. */
  meetsRow(row: number, { left, right }: Cells): boolean {
    return this.from(row, left) < this.to(row, right);
  }

  /** Whether any of the cells is watched. */
  meets({ left, top, right, bottom }: Cells): boolean {
    if (this.#all) return true;
    for (let row = top; row < bottom; row += 1) {
      const end = this.to(row, right);
      for (let column = this.from(row, left); column < end; column += 1) {
        if (this.placeOf(column, row) >= 0) return true;
      }
    }
    return false;
  }

  #columnOf(x: number): number {
    return Math.min(this.width - 1, Math.max(0, Math.floor(x)));
  }

  #rowOf(y: number): number {
    return Math.min(this.height - 1, Math.max(0, Math.floor(y)));
  }
}
