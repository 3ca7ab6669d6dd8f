import type { ResumeLine } from './layout';
import { hasRole } from './roles';
import { trimSpan, type Span } from './spans';

/** A postcode of any country. */
export const POSTCODE =
  /\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/g;
/** Whether `text` is a few words in capitals, as the names of towns are. */
export const looksLikePlaceName = (text: string) => {
  const words = text.replace(POSTCODE, '').trim().split(/\s+/);
  return (
    words.length <= 4 &&
    words.every(
      (word) =>
        /^[\p{Lu}\p{Script=Arabic}][\p{L}'’.-]*$/u.test(word) ||
        /^(?:de|la|le|sur|upon|of|el|al|am|im|del)$/.test(word),
    )
  );
};

/** A number and a name, as a street has on a line of its own. */
const NUMBERED_STREET = /^\d{1,5}\s+\p{Lu}\p{L}+/u;

/** The town between a street and the region that `line` begins with, each on a line of its own. */
export function townAbove(line: ResumeLine, lines: readonly ResumeLine[]): Span | null {
  const at = lines.indexOf(line);
  const [street, town] = [lines[at - 2], lines[at - 1]];
  if (!street || !town || !NUMBERED_STREET.test(street.text.trim())) return null;
  const areStacked = [street, town].every(
    (above, i) =>
      above.page === line.page &&
      above.block === line.block &&
      Math.abs(above.x - line.x) < 2 &&
      line.y - above.y < line.size * 1.8 * (2 - i),
  );
  const isTown = areStacked && looksLikePlaceName(town.text) && !hasRole(town.text);
  return isTown ? trimSpan({ line: town, start: 0, end: town.text.length }) : null;
}
