import type { EducationLevel, Fact } from '../schemas/resume';
import { educationLevels } from '../schemas/resume';
import { degreesIn } from './degrees';
import { textOf, type Span } from './spans';
import { fold, keyOf } from '../text';
import { distinct } from './experience';
import type { Section } from './sections';

/** Degrees that nothing else is called by, for a resume without a section on education. */
const UNMISTAKABLE =
  /\b(?:bachelor(?:'s)? (?:of|in|degree)|master(?:'s)? (?:of|in|degree)|ph\.?\s?d\.? (?:in|degree)|licence en|licence professionnelle|master en|doctorat en)\b|بكالوريوس|ماجستير|دكتوراه|ليسانس/u;

/** What an entry on training begins with that is a degree and no course. */
const DEGREE_FIRST =
  /^(?:b\. ?(?:a|s|sc|eng|com|tech|ed)\.?|m\. ?(?:a|sc|eng|ed|b\. ?a)\.?|b\.?sc\.?|m\.?sc\.?|beng|meng|btech|mtech|ph\.? ?d\.?|bachelor(?:'s)?) \p{L}/u;

/** Whether a line names a degree beyond doubt; among work it begins with it, as a task does not. */
function namesOne(span: Span, kind: Section['kind']): boolean {
  if (kind === 'certificates' && DEGREE_FIRST.test(fold(textOf(span)).trimStart())) return true;
  const at = UNMISTAKABLE.exec(fold(textOf(span)).trimStart())?.index;
  return at !== undefined && (kind !== 'experience' || (at === 0 && !span.line.bullet));
}

/**
 * The levels of education among Bachelor, Master and PhD, each once, in order of appearance: from the
 * sections on education, and where there is none from lines that name a degree beyond doubt.
 */
export function educationIn(sections: readonly Section[]): Fact<EducationLevel>[] {
  const own = sections.filter(({ kinds }) => kinds.includes('education'));
  const spans = own.flatMap(({ lines }) => lines);
  let found = spans.flatMap(degreesIn);
  if (found.length === 0) {
    const rest = sections.filter(({ kind }) => kind !== 'education');
    found = rest
      .flatMap(({ kind, lines }) => lines.filter((span) => namesOne(span, kind)))
      .flatMap(degreesIn);
  }
  return distinct(found, keyOf);
}

/** The highest of `levels`, or null. */
export const highestLevel = (levels: readonly EducationLevel[]): EducationLevel | null =>
  educationLevels.findLast((level) => levels.includes(level)) ?? null;
