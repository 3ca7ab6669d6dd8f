import { BEGINS_ABOVE } from '../page/column-labels';
import { SAME_ROW } from '../page/rows';
import type { ResumeLine } from '../text/layout';

/** Where the lines of a section stand on the last page that it reaches. */
export interface Extent {
  page: number;
  left: number;
  right: number;
  /** Where lines start, from the side that their script starts at. */
  start: number;
  top: number;
  bottom: number;
}

/** Starts that differ less than this, in points, are those of one column. */
const ALIGNED = 12;
/** So far, in points, text may be set in below its heading. */
const SET_IN = 24;
/** Text beside a side bar is so many times as wide. */
const WIDER_THAN_BAR = 1.3;
/** The next line of a text is less than this, in points, below its last one. */
const NEXT_LINE = 18;

const extentOf = ({ page, x, right, indent, y }: ResumeLine): Extent => ({
  page,
  left: x,
  right,
  start: indent,
  top: y,
  bottom: y,
});

const joined = (a: Extent | undefined, b: Extent): Extent =>
  !a || a.page !== b.page
    ? b
    : {
        page: a.page,
        left: Math.min(a.left, b.left),
        right: Math.max(a.right, b.right),
        start: Math.min(a.start, b.start),
        top: Math.min(a.top, b.top),
        bottom: Math.max(a.bottom, b.bottom),
      };

/** Whether two stand in one column. A long word, such as an address, may reach into the next column. */
function overlaps(a: Extent, b: Extent): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared > 4 && shared > 0.15 * Math.min(a.right - a.left, b.right - b.left);
}

/**
 * Where each run of lines stands, by the index of its first line: lines of one block, one below the other. A block may
 * hold lines of two columns.
 */
export function runExtents(lines: readonly ResumeLine[]): Map<number, Extent> {
  const runs = new Map<number, Extent>();
  let begin = 0;
  for (const [i, line] of lines.entries()) {
    const open = runs.get(begin);
    const above = lines[i - 1];
    const own = extentOf(line);
    const goesOn = open && above && above.block === line.block && above.page === line.page;
    if (!goesOn || !overlaps(open, own)) begin = i;
    runs.set(begin, joined(runs.get(begin), own));
  }
  return runs;
}

/** Whether a block begins above the end of what it should go on with. */
const isBeside = (extent: Extent, block: Extent) =>
  extent.page > block.page || (extent.page === block.page && block.top < extent.bottom - 4);

/** A section's extent, where its heading stands and text beside that begins, and how high its first line below that. */
interface Place {
  extent: Extent;
  heading: Extent;
  beside: number;
  first: number | null;
}

/** Whether text begins where a heading does, or a little further in. */
const isSetIn = (text: Extent, heading: Extent): boolean =>
  text.start - heading.start > -ALIGNED && text.start - heading.start < SET_IN;

/** Whether one stands within the width of another, but for a little. */
const covers = (outer: Extent, inner: Extent) =>
  inner.left > outer.left - ALIGNED && inner.right < outer.right + ALIGNED;

/** What some extents of one page reach over together; undefined for none. */
const columnOf = (extents: readonly Extent[]): Extent | undefined =>
  extents.reduce<Extent | undefined>(joined, undefined);

/** Whether two headings stand beside each other. */
const areBeside = (a: Extent, b: Extent) =>
  a.page === b.page && Math.abs(a.bottom - b.bottom) < 3 && !overlaps(a, b);

/**
 * Knows which section a column goes on with that begins without a heading: the last one that stands in this column.
 * A column cannot go on with a section that ends beside it, as the last section of a sidebar does.
 */
export class SectionColumns<S extends object> {
  private readonly places = new Map<S, Place>();

  /** Notes that `line` belongs to `section`. Its first line is its heading. */
  note(section: S, line: ResumeLine): void {
    const own = extentOf(line);
    const place = this.places.get(section);
    this.places.set(section, {
      extent: joined(place?.extent, own),
      heading: place?.heading ?? { ...own, top: own.top - SAME_ROW * line.size },
      beside: place?.beside ?? own.top - BEGINS_ABOVE * line.size,
      first: place ? (place.first ?? own.top) : null,
    });
  }

  /** The section that a run of lines goes on with, which is `current` where nothing speaks against it; null for a new one. */
  continued(run: Extent, current: S): S | null {
    const place = this.places.get(current);
    const bare = place && this.underBareHeading(run, place);
    if (bare) return bare;
    if (!place) return current;
    if (overlaps(place.extent, run)) return this.besideBar(run, place) ?? current;
    const above = this.underPeer(run, place) ?? this.rightAbove(run, place);
    if (above) return above;
    const isNext = run.page > place.extent.page;
    const start = place.first === null ? place.beside : place.heading.top;
    const isAbove = run.page === place.heading.page && run.top < start;
    const hasOwn =
      place.extent.page > place.heading.page || place.extent.bottom > place.heading.bottom;
    const isBelow = hasOwn && run.page === place.extent.page && run.top > place.extent.bottom + 3;
    const besideOnPageBefore = this.inSecondColumn(run, place);
    if (besideOnPageBefore) return besideOnPageBefore;
    if (!isNext && !isAbove && !isBelow) return current;
    let found: S | null = null;
    for (const [section, { heading, extent }] of this.places)
      if (isSetIn(run, heading) && !isBeside(extent, run)) found = section;
    const isRightBelow = isBelow && run.top - place.extent.bottom < NEXT_LINE;
    if (isRightBelow && found && this.places.get(found)?.first !== null) return current;
    found = found && this.lowestFrom(found, run);
    if (isNext && found && this.pageOf(found) < run.page - 1) found = this.atFoot(run) ?? found;
    return found ?? (isAbove ? this.withColumnBeside(run) : current);
  }

  /**
   * The section that ends at the foot of a column as wide as the run, which begins to its right: a text set in columns, as in a
   * newspaper. A sidebar is narrower.
   */
  flowsOn(run: Extent, current: S): S | null {
    const place = this.places.get(current);
    if (!place || place.extent.page !== run.page || run.left < place.extent.right) return null;
    const column = [...this.places.values()]
      .map(({ extent }) => extent)
      .filter((extent) => extent.page === run.page && extent.left < run.left);
    const left = Math.min(...column.map((extent) => extent.left));
    const width =
      Math.max(...column.filter((extent) => extent.right <= run.left).map(({ right }) => right)) -
      left;
    const isAsWide = Math.abs(run.right - run.left - width) < 0.15 * width;
    const isDeepest = column.every(({ bottom }) => bottom <= place.extent.bottom);
    return isAsWide && isDeepest ? current : null;
  }

  /**
   * The section whose heading has nothing below it yet, where it stands between the current section's and the run, or at the
   * foot of the page before.
   */
  private underBareHeading(run: Extent, { heading }: Place): S | null {
    let found: S | null = null;
    for (const [section, { heading: other, first }] of this.places) {
      const isOver = isSetIn(run, other);
      if (first !== null || !(isOver || overlaps(other, run))) continue;
      const isBetween =
        isOver &&
        other.page === run.page &&
        heading.page === run.page &&
        other.bottom > heading.bottom &&
        other.bottom < run.top;
      if (isBetween || this.isFoot(other, run)) found = section;
    }
    return found;
  }

  /** The section that ended the run's column on the page before, where that stands beside the column that `current` goes on from. */
  private inSecondColumn(run: Extent, current: Place): S | null {
    const { heading, extent } = current;
    if (heading.page !== run.page - 1 || extent.page !== run.page || run.top > extent.bottom - 4)
      return null;
    const found = this.atFoot(run);
    const place = found && this.places.get(found);
    if (!place || Math.abs(place.heading.start - run.start) > ALIGNED) return null;
    return place.heading.page === heading.page && !overlaps(place.extent, heading) ? found : null;
  }

  /** The section that ends lowest above the run within the column of `found`, whose lines may start anywhere in it. */
  private lowestFrom(found: S, run: Extent): S {
    const column = this.places.get(found)?.extent;
    if (column?.page !== run.page) return found;
    let lowest = found;
    let { bottom } = column;
    for (const [section, { extent }] of this.places) {
      const isIn = extent.left > column.left - ALIGNED && extent.right < column.right + ALIGNED;
      if (!isIn || extent.page !== run.page || !overlaps(extent, run)) continue;
      if (extent.bottom > bottom && extent.bottom < run.top) {
        lowest = section;
        ({ bottom } = extent);
      }
    }
    return lowest;
  }

  private readonly pageOf = (section: S): number => this.places.get(section)?.extent.page ?? 0;

  /** The section that ends lowest on the page before the run's, in the run's column. */
  private atFoot(run: Extent): S | null {
    let found: S | null = null;
    let lowest = 0;
    for (const [section, { extent }] of this.places)
      if (extent.page === run.page - 1 && overlaps(extent, run) && extent.bottom > lowest) {
        found = section;
        lowest = extent.bottom;
      }
    return found;
  }

  /** Whether a heading ends the page before the run's. */
  private isFoot(heading: Extent, run: Extent): boolean {
    if (heading.page !== run.page - 1) return false;
    return [...this.places.values()].every(
      ({ extent }) => extent.page < heading.page || extent.bottom <= heading.bottom,
    );
  }

  /**
   * The section that ends lowest in the wide column beside the current one's, where the run stands below both and is as wide
   * as they are together: text goes on below a side bar, or on the page after the only one that has it.
   */
  private besideBar(run: Extent, { extent: own, heading, first }: Place): S | null {
    const isLower = run.page > own.page || run.top > own.bottom;
    if (!isLower || first === null) return null;
    const onPage = [...this.places].filter(([, { extent }]) => extent.page === own.page);
    const isInBar = (place: Place) => Math.abs(place.heading.start - heading.start) < ALIGNED;
    const bar = columnOf(onPage.flatMap(([, place]) => (isInBar(place) ? place.extent : [])));
    const beside = onPage.filter(
      ([, { extent }]) => bar && !overlaps(extent, bar) && covers(run, extent),
    );
    const column = columnOf(beside.map(([, { extent }]) => extent));
    if (!bar || !column || !covers(run, bar)) return null;
    if (bar.top > column.bottom || column.top > bar.bottom) return null;
    if (column.right - column.left < WIDER_THAN_BAR * (bar.right - bar.left)) return null;
    if (run.page === column.page && run.top < column.bottom) return null;
    return beside.find(([, { extent }]) => extent.bottom === column.bottom)?.[0] ?? null;
  }

  /** The section beside the current one whose last line stands right above the run, so that a column was read in two pieces. */
  private rightAbove(run: Extent, { extent: own, heading: top, first }: Place): S | null {
    if (first === null || own.page !== run.page || run.top <= top.bottom) return null;
    for (const [section, { extent, heading }] of this.places) {
      const gap = run.top - extent.bottom;
      const isUnder = extent.page === run.page && gap > 0 && gap < NEXT_LINE;
      if (isUnder && isSetIn(run, heading) && !overlaps(extent, own)) return section;
    }
    return null;
  }

  /** The section of a heading beside the current one's that stands over the run, or the lowest one of its column that does. */
  private underPeer(run: Extent, { heading }: Place): S | null {
    for (const [section, { heading: other, extent }] of this.places)
      if (
        areBeside(heading, other) &&
        overlaps(extent, run) &&
        (run.page === extent.page || section === this.atFoot(run))
      )
        return this.lowestFrom(section, run);
    return null;
  }

  /** The section whose first line stands beside the run's, so that the run is its next column. */
  private withColumnBeside(run: Extent): S | null {
    for (const [section, { extent, first, heading }] of this.places)
      if (
        extent.page === run.page &&
        first !== null &&
        Math.abs(first - run.top) < 1 &&
        run.left > heading.left
      )
        return section;
    return null;
  }
}
