// The product's own intelligence reads the demo's candidates from their resumes. `npm run sample` stores the
// result, and a test fails when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Candidate } from '@/data/schemas/candidate';
import type { ReadOutcome, ResumeReading } from '@masar/resume/schemas';
import jobListings from '@/data/demo/sample/job-listings.json';
import { type ResumeDocument, understand } from '@masar/resume';
import { listingTarget, scoreCandidate } from '@masar/resume/ranking';
import { candidateMachine } from '@/machines/candidate/candidate.machine';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { step } from '@/machines/step';
import { initialTransition } from 'xstate';

/**
 * The time when each resume arrived, and the job listing it was measured against. Null for one still to be
 * analysed.
 */
const received: { file: string; at: string; listing: string | null }[] = [
  { file: 'rachid-ouali', at: '2026-06-09T08:40:00.000Z', listing: 'job-accountant' },
  { file: 'mehdi-larbi', at: '2026-07-14T10:05:00.000Z', listing: 'job-backend' },
  { file: 'selma-kaci', at: '2026-08-19T09:12:00.000Z', listing: 'job-data' },
  { file: 'walid-zerrouki', at: '2026-08-26T13:30:00.000Z', listing: 'job-backend' },
  { file: 'ines-belaid', at: '2026-09-08T07:55:00.000Z', listing: 'job-ux' },
  { file: 'sara-hamdi', at: '2026-09-22T14:20:00.000Z', listing: 'job-backend' },
  { file: 'lamia-saadi', at: '2026-10-05T11:00:00.000Z', listing: 'job-data' },
  { file: 'yanis-meziane', at: '2026-10-21T08:15:00.000Z', listing: 'job-frontend' },
  { file: 'nassim-ferhat', at: '2026-10-27T15:45:00.000Z', listing: 'job-frontend' },
  { file: 'amina-bouzid', at: '2026-11-03T09:30:00.000Z', listing: 'job-frontend' },
  { file: 'dounia-rahal', at: '2026-11-17T12:10:00.000Z', listing: null },
  { file: 'hocine-tahar', at: '2026-11-18T08:25:00.000Z', listing: null },
];

const folder = new URL('../src/data/demo/sample/', import.meta.url);
const asOf = '2026-11';
const by = { name: 'Nadia Benali', role: 'hr' } as const;

/** A resume written as plain text: the name first, headings after '# '. Sizes are in points. */
function documentOf(source: string): ResumeDocument {
  const lines = source
    .trim()
    .split('\n')
    .map((line, index) => {
      const isHeading = line.startsWith('# ');
      const text = isHeading ? line.slice(2) : line;
      const size = index === 0 ? 22 : isHeading ? 14 : 11;
      const bold = index === 0 || isHeading;
      const place = { x: 56, width: text.length * size * 0.5, size, bold };
      return {
        page: 1,
        block: 0,
        text,
        y: 56 + index * 20,
        ...place,
        hidden: null,
        runs: [{ start: 0, end: text.length, ...place }],
      };
    });
  return { kind: 'docx', pages: 1, lines };
}

function readResume(file: string): ResumeReading {
  const source = readFileSync(new URL(`resumes/${file}.txt`, folder), 'utf8');
  const knownSkills = jobListings.flatMap(({ skills }) => skills.split(',').map((s) => s.trim()));
  return understand(documentOf(source), { asOf, knownSkills });
}

/** The candidates that the demo starts from, and the outcome of reading the Pending ones. */
export function readSampleCandidates(): {
  candidates: Candidate[];
  readings: Record<string, ReadOutcome>;
} {
  const readings: Record<string, ReadOutcome> = {};
  const candidates = received.map(({ file, at, listing }) => {
    const id = `candidate-${file}`;
    const fileName = `${file}.docx`;
    const arrived = { id, fileName, receivedAt: at, file: null };
    const [snapshot] = initialTransition(candidateMachine, arrived);
    const pending = { ...candidateLifecycle.recordOf(snapshot), history: [] };
    const reading = readResume(file);
    const job = jobListings.find((one) => one.id === listing);
    if (job === undefined) {
      readings[id] = { outcome: 'read', reading };
      return pending;
    }
    const target = listingTarget(job);
    const measured = { target, score: scoreCandidate(reading.facts, reading.text, target) };
    const event = { type: 'candidate.analyse', reading, measured, by, at };
    const stepped = step(candidateLifecycle, pending, event);
    if (stepped.outcome === 'refused') throw new Error(stepped.refusal.sentence);
    return stepped.record;
  });
  return { candidates, readings };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const json = JSON.stringify(readSampleCandidates());
  writeFileSync(new URL('candidates.json', folder), `${json}\n`);
}
