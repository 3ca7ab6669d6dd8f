import type { Fact } from '../schemas/resume';
import { bestTitle, isProse } from './experience';
import type { ResumeLine } from './layout';
import type { Section } from './section';
import { factOf } from './spans';
import { wordsOf } from '../text';

/** So many words of a line without an end go on in the next one. */
const LEAST_OPEN = 6;
/** Lines of one text stand no further apart than so many letter sizes. */
const TIGHT = 1.7;

/** Whether `line` breaks off a sentence that `next` goes on with, which a small letter shows in any case. */
function runsOn(line: ResumeLine | undefined, next: ResumeLine | undefined, isSure: boolean) {
  if (!line || !next || line.block !== next.block || line.size !== next.size) return false;
  if (next.y <= line.y || next.y - line.y > TIGHT * line.size) return false;
  if (/[.:;!?]\s*$/u.test(line.text)) return false;
  return /^\s*\p{Ll}/u.test(next.text) || (!isSure && wordsOf(line.text).length >= LEAST_OPEN);
}

/** Titles in a history that prints no dates: lines that stand out and read like a title. */
export function undatedTitles({ lines }: Section): Fact<string>[] {
  return lines.flatMap((span, i) => {
    const isText =
      runsOn(lines[i - 1]?.line, span.line, false) || runsOn(span.line, lines[i + 1]?.line, true);
    const title = isText || isProse(span) ? null : bestTitle([span]);
    return title && title.score >= 3 ? [factOf(title.span)] : [];
  });
}
