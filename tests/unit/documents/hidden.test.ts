import { describe, expect, it } from 'vitest';
import { scoreCandidate } from '@/intelligence/ranking/score';
import { titleTarget } from '@/intelligence/ranking/target';
import { analyseFile } from '@/intelligence/resumes/analyse';
import { paragraph } from '../../fixtures/documents/word';
import { textOf } from '../../fixtures/hidden/builder';
import { docxDesigns, docxResume, docxWays } from '../../fixtures/hidden/docx-ways';
import { pdfDesign, pdfDesigns } from '../../fixtures/hidden/pdf-designs';
import { pdfResume, pdfWays } from '../../fixtures/hidden/pdf-ways';
import { PAYLOAD, TITLE } from '../../fixtures/hidden/resume';

const target = titleTarget(TITLE);

/** The score that a file earns, and the lines of it that are shown as hidden. */
async function judged(bytes: Uint8Array, name: string) {
  const outcome = await analyseFile(bytes, name, { asOf: '2026-11' });
  if (outcome.outcome === 'refused') return { score: outcome.refusal.kind, hidden: [] };
  const { facts, text } = outcome.reading;
  const hidden = text.lines.flatMap((line) => (line.hidden ? `${line.hidden}: ${line.text}` : []));
  return { score: scoreCandidate(facts, text, target).total, hidden };
}

/** The names of the ways that move the score of a clean resume, and of those that are not flagged. */
async function measured(resumes: Record<string, Uint8Array>, clean: Uint8Array, name: string) {
  const before = await judged(clean, name);
  const moved: string[] = [];
  const unflagged: string[] = [];
  for (const [way, bytes] of Object.entries(resumes)) {
    const after = await judged(bytes, name);
    if (after.score !== before.score) moved.push(way);
    if (after.hidden.length === 0) unflagged.push(way);
  }
  return { moved, unflagged };
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
      { score: expect.closeTo(56.9, 1), hidden: [] },
      { score: expect.closeTo(56.9, 1), hidden: [] },
    ]);
  });

  it('earns nothing in a PDF, and is flagged', async () => {
    const found = await measured(made(pdfWays, pdfResume), pdfResume(), 'resume.pdf');
    // These are not read at all: nothing to earn, and nothing to flag.
    expect(found).toEqual({
      moved: [],
      unflagged: ['actual text by name', 'a hidden annotation', 'a form nobody draws'],
    });
  });

  it('earns nothing in a DOCX, and is flagged', async () => {
    const found = await measured(made(docxWays, docxResume), docxResume(), 'resume.docx');
    expect(found).toEqual({ moved: [], unflagged: [] });
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
