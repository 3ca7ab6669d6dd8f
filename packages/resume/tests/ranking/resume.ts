import type {
  Evidence,
  Fact,
  HiddenReason,
  ResumeFacts,
  ResumeText,
} from '../../src/schemas/resume';
import { noFacts } from '../../src/facts';

type PersonalKey = 'name' | 'email' | 'phone' | 'location' | 'age';

/** A part of a line: its text, and the personal fact that it is, if any. */
export type Part = string | { is: PersonalKey; text: string };

/** A line as its parts, or one that a reader would not see, 'white' unless told. */
export type WrittenLine = string | Part[] | { hidden: string; why?: HiddenReason };

const textOf = (part: Part) => (typeof part === 'string' ? part : part.text);

/** What a test says was read: values, each with the text that shows it. */
export interface Read {
  position?: string;
  positions?: string[];
  years?: [number, string];
  skills?: string[];
  education?: ['Bachelor' | 'Master' | 'PhD', string][];
  certificates?: string[];
  languages?: string[];
}

/** Writes a resume on one page and says what was read from it, with evidence where the text first stands. */
export function resume(written: WrittenLine[], read: Read = {}) {
  const lines = written.map((line) =>
    typeof line === 'object' && 'hidden' in line
      ? { page: 1, text: line.hidden, hidden: line.why ?? ('white' as const) }
      : {
          page: 1,
          text: typeof line === 'string' ? line : line.map(textOf).join(''),
          hidden: null,
        },
  );
  const text: ResumeText = { pages: 1, lines };
  const shows = (slice: string): Evidence => {
    const line = lines.findIndex((one) => one.text.includes(slice));
    if (line < 0) throw new Error(`The resume does not say '${slice}'.`);
    const start = lines[line]?.text.indexOf(slice) ?? 0;
    return { page: 1, line, start, end: start + slice.length, text: slice };
  };
  const fact = <T>(value: T, slice: string): Fact<T> => ({ value, evidence: [shows(slice)] });
  const named = (values: string[] = []) => values.map((value) => fact(value, value));

  const facts: ResumeFacts = {
    ...noFacts,
    position: read.position === undefined ? null : fact(read.position, read.position),
    positions: named(read.positions),
    yearsExperience: read.years === undefined ? null : fact(...read.years),
    skills: named(read.skills),
    education: (read.education ?? []).map(([level, slice]) => fact(level, slice)),
    certificates: named(read.certificates),
    languages: named(read.languages),
  };
  for (const [line, parts] of written.entries()) {
    if (!Array.isArray(parts)) continue;
    let start = 0;
    for (const part of parts) {
      const end = start + textOf(part).length;
      if (typeof part === 'object') {
        const evidence = [{ page: 1, line, start, end, text: part.text }];
        if (part.is === 'age') facts.age = { value: 40, evidence };
        else facts[part.is] = { value: part.text, evidence };
      }
      start = end;
    }
  }
  return { facts, text, shows };
}
