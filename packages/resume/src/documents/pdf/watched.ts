import type { Cells } from './scan';

/** Paints that wait hold at most this many points, which take some megabytes. */
const MOST_WAITING = 200_000;

/** The whole number from 0 up to `count` (exclusive) that a coordinate lies at, or the nearest one. */
const within = (value: number, count: number): number =>
  value >= count ? count - 1 : value > 0 ? Math.floor(value) : 0;

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

  /** Watches the cell of a point, or the one nearest to it. Returns the cell's number. */
  watch(x: number, y: number): number {
    const column = within(x, this.width);
    const row = within(y, this.height);
    const cell = row * this.width + column;
    if (this.#all) return cell;
    const places = (this.#places ??= new Int32Array(this.width * this.height));
    if (places[cell] !== 0) return cell;
    this.#count += 1;
    places[cell] = this.#count;
    this.#from[row] = Math.min(this.#from[row] ?? 0, column);
    this.#to[row] = Math.max(this.#to[row] ?? 0, column + 1);
    return cell;
  }

  /** Notes that an outline of so many points waits to be painted. Watches all cells when too many points wait. */
  wait(points: number): void {
    this.#waiting += points;
    if (this.#waiting > MOST_WAITING) this.#all = true;
  }

  /** The number of the cell at a point, or of the one nearest to it. */
  cellAt(x: number, y: number): number {
    return within(y, this.height) * this.width + within(x, this.width);
  }

  /** The place of a cell by its number; -1 where the cell is not watched. */
  placeOf(cell: number): number {
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
        if (this.placeOf(row * this.width + column) >= 0) return true;
      }
    }
    return false;
  }
}
