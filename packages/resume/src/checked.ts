import { type Evidence, type Fact, ReadOutcome, type ResumeFacts } from './schemas/resume';
import { MAX_CHARACTERS, MAX_LINES } from './limits';

/** How much longer all facts and their evidence may be than the longest text that is read. */
const FACTS_PER_TEXT = 20;

const total = <T>(items: readonly T[], sizeOf: (item: T) => number) =>
  items.reduce((sum, item) => sum + sizeOf(item), 0);

const factsOf = (facts: ResumeFacts): Fact<unknown>[] =>
  (Object.values(facts) as (Fact<unknown> | Fact<unknown>[] | null)[])
    .flat()
    .filter((fact) => fact !== null);

const sizeOf = ({ value, evidence }: Fact<unknown>) =>
  1 + String(value).length + total(evidence, ({ text }) => 1 + text.length);

/**
 * An outcome of reading a file, as somebody sends it.
 * @returns the outcome, or a sentence where no reader makes it: it has another shape, it is larger than what is
 *   read of a document, or its evidence is not in its own text. Evidence is in visible lines. In `withUnclear` it
 *   may also be in unclear ones.
 */
export function checked(sent: unknown): ReadOutcome | string {
  const { data } = ReadOutcome.safeParse(sent);
  if (data === undefined) return 'This is not the reading of a resume.';
  if (data.outcome === 'refused') return data;
  const { text, facts, withUnclear } = data.reading;
  const [seen, unclear] = [factsOf(facts), withUnclear === undefined ? [] : factsOf(withUnclear)];
  if (
    text.pages > MAX_LINES ||
    text.lines.length > MAX_LINES ||
    total(text.lines, (line) => line.text.length) > MAX_CHARACTERS ||
    [seen, unclear].some((all) => total(all, sizeOf) > FACTS_PER_TEXT * MAX_CHARACTERS)
  ) {
    return 'This reading is larger than a resume may be.';
  }
  const isIn =
    (hidden: readonly unknown[]) =>
    ({ page, line, start, end, text: words }: Evidence) => {
      const source = text.lines[line];
      return (
        source !== undefined &&
        hidden.includes(source.hidden) &&
        source.page === page &&
        words !== '' &&
        source.text.slice(start, end) === words
      );
    };
  const holds = (all: Fact<unknown>[], hidden: readonly unknown[]) =>
    all.every(({ evidence }) => evidence.every(isIn(hidden)));
  if (!holds(seen, [null]) || !holds(unclear, [null, 'unclear'])) {
    return 'The evidence of this reading is not in its text.';
  }
  return data;
}
