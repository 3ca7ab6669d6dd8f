#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { EducationLevel, HiddenReason, ReadOutcome } from '../schemas/resume';
import { MAX_READ_MS } from '../limits';
import { unreadable } from '../documents/unreadable';
import { scoreCandidate } from '../ranking/score';
import { titleTarget } from '../ranking/target';
import { fileJson, fileLine } from '../file-text';

const USAGE = 'Usage: npm run analyse -- FILES… [--title "Frontend Developer"] [--json out.json]';

/** The output for one file. Null or an empty list where nothing was found. */
interface AnalysisRecord {
  file: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  position: string | null;
  positions: string[];
  skills: string[];
  educationLevels: EducationLevel[];
  yearsExperience: number | null;
  certificates: string[];
  score: number | null;
  /** The lines that earn nothing, and why. */
  hidden: { page: number; reason: HiddenReason; text: string }[];
  ms: number;
  error?: string;
}

const valuesOf = <T>(facts: readonly { value: T }[]): T[] => facts.map(({ value }) => value);

function recordOf(
  path: string,
  ms: number,
  result: ReadOutcome | string,
  title: string | undefined,
): AnalysisRecord {
  const record: AnalysisRecord = {
    file: basename(path),
    name: null,
    email: null,
    phone: null,
    location: null,
    position: null,
    positions: [],
    skills: [],
    educationLevels: [],
    yearsExperience: null,
    certificates: [],
    score: null,
    hidden: [],
    ms: Math.round(ms * 10) / 10,
  };
  if (typeof result === 'string') return { ...record, error: result };
  if (result.outcome === 'refused') return { ...record, error: result.reason.message };
  const { facts, text } = result.reading;
  return {
    ...record,
    name: facts.name?.value ?? null,
    email: facts.email?.value ?? null,
    phone: facts.phone?.value ?? null,
    location: facts.location?.value ?? null,
    position: facts.position?.value ?? null,
    positions: valuesOf(facts.positions),
    skills: valuesOf(facts.skills),
    educationLevels: valuesOf(facts.education),
    yearsExperience: facts.yearsExperience?.value ?? null,
    certificates: valuesOf(facts.certificates),
    hidden: text.lines.flatMap(({ page, hidden: reason, text: line }) =>
      reason === null ? [] : [{ page, reason, text: line }],
    ),
    score: title === undefined ? null : scoreCandidate(facts, text, titleTarget(title)).total,
  };
}

/** The memory of one worker in megabytes, so that a hostile file ends its worker and not the run. */
const WORKER_MEGABYTES = 1024;

/** In its source, the worker needs what understands TypeScript. */
const WORKER = import.meta.url.endsWith('.ts') ? './analyse.worker.mjs' : './analyse.worker.js';

/** Starts a worker and resolves when its code has loaded, so that loading is not charged to a file. */
function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL(WORKER, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker));
    worker.once('error', reject);
  });
}

/** Reads one file on a worker. `alive` is false where the worker was ended, for taking too long or by the file. */
function analyseOn(
  worker: Worker,
  path: string,
  asOf: string,
): Promise<{ result: ReadOutcome | string; alive: boolean }> {
  return new Promise((resolve) => {
    const settle = (result: ReadOutcome | string, alive: boolean) => {
      clearTimeout(timer);
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      resolve({ result, alive });
    };
    const ended = (kind: 'timedOut' | 'damaged') => {
      void worker.terminate();
      settle({ outcome: 'refused', reason: unreadable(kind) }, false);
    };
    const timer = setTimeout(() => ended('timedOut'), MAX_READ_MS);
    worker.once('message', (result: ReadOutcome | string) => settle(result, true));
    worker.once('error', () => ended('damaged'));
    worker.postMessage({ path, asOf });
  });
}

/** Analyses the files on as many workers as there are cores; the records are in the order of `paths`. */
async function analyseAll(
  paths: readonly string[],
  asOf: string,
  title: string | undefined,
): Promise<AnalysisRecord[]> {
  const records: AnalysisRecord[] = [];
  const queue = paths.entries();
  const work = async () => {
    let worker: Worker | null = null;
    for (const [i, path] of queue) {
      worker ??= await startWorker();
      const started = performance.now();
      const { result, alive } = await analyseOn(worker, path, asOf);
      records[i] = recordOf(path, performance.now() - started, result, title);
      if (!alive) worker = null;
    }
    await worker?.terminate();
  };
  const workers = Math.min(availableParallelism(), paths.length);
  await Promise.all(Array.from({ length: workers }, work));
  return records;
}

const COLUMNS = [28, 22, 30, 5, 8, 40] as const;

const printRow = (...cells: string[]) =>
  console.log(
    cells
      .map((cell, i) => fileLine(cell, COLUMNS[i]).padEnd(COLUMNS[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );

function printTable(records: readonly AnalysisRecord[]) {
  printRow('file', 'name', 'position', 'years', 'score', 'skills');
  for (const r of records) {
    if (r.error !== undefined) printRow(r.file, '–', '–', '–', '–', r.error);
    else {
      const years = r.yearsExperience === null ? '–' : String(r.yearsExperience);
      const score = r.score === null ? '–' : String(r.score);
      printRow(r.file, r.name ?? '–', r.position ?? '–', years, score, r.skills.join(', '));
    }
  }
}

function usage(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function argumentsOf() {
  try {
    const options = { title: { type: 'string' }, json: { type: 'string' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

async function main() {
  const { values, positionals } = argumentsOf();
  if (positionals.length === 0) usage('No files given.');
  if (values.title?.trim() === '') usage('The title is empty.');
  const asOf = new Date().toISOString().slice(0, 7);
  const records = await analyseAll(positionals, asOf, values.title);
  printTable(records);
  if (values.json === undefined) return;
  try {
    writeFileSync(values.json, fileJson(records));
  } catch (error) {
    usage(`Cannot write ${values.json}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

void main();
