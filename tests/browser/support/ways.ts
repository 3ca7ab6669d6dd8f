import { type Row, rowsOf } from '../../models/support/few';
import { deedOf } from '../../models/support/words';
import type { Model } from '../../models/subjects';

/**
 * What a walk in a page does and sees of a row: the transitions that an event takes, the stop that it comes to, and the
 * words that say what to do. The same transition from another stop is the same button; that it leads where the table
 * says from there too is walked by the model's own test, over every row, in the machine and in every world.
 * @param more what else is to be seen of a row.
 */
export function waysOf(
  model: Model,
  paths: readonly string[][],
  more: (row: Row) => readonly string[] = () => [],
): (stop: string, event: string) => readonly string[] {
  const ways = new Map(
    rowsOf(model, paths).map((row) => {
      const { stop, event, next, walks } = row;
      const told = deedOf(model, stop, event);
      return [
        `${stop} + ${event}`,
        [
          `${event}: ${walks.join(', ')}`,
          `to ${next}`,
          ...(told === undefined ? [] : [JSON.stringify(told)]),
          ...more(row),
        ],
      ];
    }),
  );
  return (stop, event) => ways.get(`${stop} + ${event}`) ?? [`${stop} + ${event}`];
}
