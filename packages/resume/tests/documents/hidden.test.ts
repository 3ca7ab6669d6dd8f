import { describe, expect, it } from 'vitest';
import { scoreCandidate } from '../../src/ranking/score';
import { standingReading } from '../../src/facts';
import { titleTarget } from '../../src/ranking/target';
import { readResume } from '../../src/read-resume';
import { paragraph } from '../../fixtures/documents/word';
import { textOf } from '../../fixtures/hidden/builder';
import { docxDesigns, docxResume, docxWays } from '../../fixtures/hidden/docx-ways';
import { pdfDesign, pdfDesigns } from '../../fixtures/hidden/pdf-designs';
import { pdfResume, pdfWays } from '../../fixtures/hidden/pdf-ways';
import { PAYLOAD, TITLE } from '../../fixtures/hidden/resume';

const target = titleTarget(TITLE);

/** The score that a file earns, that with its unclear lines counted, and its lines that are shown as hidden. */
async function judged(bytes: Uint8Array, name: string) {
  const outcome = await readResume(bytes, name, { asOf: '2026-11' });
  if (outcome.outcome === 'refused') {
    const { kind } = outcome.reason;
    return { score: kind, counted: 0, hidden: [`refused: ${kind}`] };
  }
  const { facts, text } = outcome.reading;
  const counts = { unclearText: 'counts' } as const;
  const standing = standingReading(outcome.reading, counts).facts;
  const hidden = text.lines.flatMap((line) => (line.hidden ? `${line.hidden}: ${line.text}` : []));
  return {
    score: scoreCandidate(facts, text, target).total,
    counted: scoreCandidate(standing, text, target, counts).total,
    hidden,
  };
}

/**
 * The names of the ways that move the score of a clean resume, of those that do once a person said that unclear
 * lines count, and of those that are not flagged.
 */
async function measured(resumes: Record<string, Uint8Array>, clean: Uint8Array, name: string) {
  const before = await judged(clean, name);
  const moved: string[] = [];
  const counted: string[] = [];
  const unflagged: string[] = [];
  for (const [way, bytes] of Object.entries(resumes)) {
    const after = await judged(bytes, name);
    if (after.score !== before.score) moved.push(way);
    if (after.counted !== before.score) counted.push(way);
    if (after.hidden.length === 0) unflagged.push(way);
  }
  return { moved, counted, unflagged };
}

const made = <T>(ways: Record<string, T>, make: (way: T) => Uint8Array) =>
  Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, make(way)]));

describe('text that a reader does not see', () => {
  it('would earn points where it is seen', async () => {
    const pdf = await judged(
      pdfResume(() => textOf(PAYLOAD)),
      'resume.pdf',
    );
    const seen = PAYLOAD.map((line) => paragraph(line)).join('');
    const docx = await judged(docxResume({ body: seen }), 'resume.docx');
    const before = await judged(pdfResume(), 'resume.pdf');
    expect([before.score, pdf, docx]).toEqual([
      0,
      { score: expect.closeTo(56.9, 1), counted: pdf.score, hidden: [] },
      { score: expect.closeTo(56.9, 1), counted: docx.score, hidden: [] },
    ]);
  });

  it('earns nothing in a PDF, and is flagged', async () => {
    const found = await measured(made(pdfWays, pdfResume), pdfResume(), 'resume.pdf');
    // These are not read at all: nothing to earn, and nothing to flag.
    expect(found).toEqual({
      moved: [],
      counted: ['on a picture that is not decoded', 'Color in black'],
      unflagged: ['actual text by name', 'a hidden annotation', 'a form nobody draws'],
    });
  });

  it('earns nothing in a DOCX, and is flagged', async () => {
    const found = await measured(made(docxWays, docxResume), docxResume(), 'resume.docx');
    expect(found).toEqual({ moved: [], counted: [], unflagged: [] });
  });

  it('is not found in what a reader sees of a DOCX', async () => {
    const flagged: string[] = [];
    for (const [design, bytes] of Object.entries(made(docxDesigns, docxResume))) {
      const { hidden } = await judged(bytes, 'resume.docx');
      if (hidden.length > 0) flagged.push(`${design}: ${hidden.join('; ')}`);
    }
    expect(flagged).toEqual([]);
  });

  it('is not found in what a reader sees', async () => {
    const flagged: string[] = [];
    for (const [design, bytes] of Object.entries(made(pdfDesigns, pdfDesign))) {
      const { hidden } = await judged(bytes, 'resume.pdf');
      if (hidden.length > 0) flagged.push(`${design}: ${hidden.join('; ')}`);
    }
    expect(flagged).toEqual([]);
  });
});
