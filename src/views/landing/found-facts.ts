import { spoken } from '@masar/resume/facts';
import type { Evidence, Fact, ResumeFacts, ResumeReading, ResumeText } from '@masar/resume/schemas';

/** One kind of fact: its values in words, and all the evidence for them. */
export interface Found {
  label: string;
  values: string[];
  evidence: Evidence[];
}

/** A stretch of a line, marked where something was read from it. */
interface Piece {
  text: string;
  marked: boolean;
}

/** A line that something was read from. `page` and `line` count from 1, `line` within its page. */
export interface Source {
  page: number;
  line: number;
  pieces: Piece[];
}

const found = <T>(
  label: string,
  facts: (Fact<T> | null)[],
  say: (value: T) => string = String,
): Found => {
  const known = facts.filter((fact) => fact !== null);
  return {
    label,
    values: known.map(({ value }) => say(value)),
    evidence: known.flatMap(({ evidence }) => evidence),
  };
};

/** The facts in the order in which a recruiter asks for them. A kind without values was not found. */
export const foundIn = (facts: ResumeFacts): Found[] => [
  found('Name', [facts.name]),
  found('Position', [facts.position]),
  found('Experience', [facts.yearsExperience], (years) =>
    years === 1 ? '1 year' : `${years} years`,
  ),
  found('Skills', facts.skills),
  found('Education', facts.education),
  found('Languages', facts.languages.map(spoken)),
  found('Certificates', facts.certificates),
  found('Email', [facts.email]),
  found('Phone', [facts.phone]),
  found('Location', [facts.location]),
];

function piecesOf(text: string, spans: Evidence[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), marked: false });
    pieces.push({ text: text.slice(Math.max(start, from), end), marked: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

/** The lines that the evidence points into, in reading order, each once. */
export function sourcesOf({ lines }: ResumeText, evidence: Evidence[]): Source[] {
  return lines.flatMap(({ page, text }, index) => {
    const spans = evidence.filter(({ line }) => line === index);
    if (spans.length === 0) return [];
    const line = index - lines.findIndex((other) => other.page === page) + 1;
    return [{ page, line, pieces: piecesOf(text, spans) }];
  });
}

/**
 * How many lines earn nothing: a person who looks at the document would not see them, or it cannot be judged
 * whether they would.
 */
export const hiddenLines = ({ text }: ResumeReading): number =>
  text.lines.filter(({ hidden }) => hidden !== null).length;
