import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadOutcome } from '../schemas/resume';
import { readResume } from '../read-resume';
import { noFacts } from '../facts';
import { average, fieldNames, judge, type Judged, type Truth } from './judge';

/** The month that 'present' means where a truth record names none. */
const AS_OF = '2026-11';

interface Measured extends Judged {
  truth: Truth;
  type: string;
  ms: number;
}

const percent = (value: number | null) => (value === null ? '   –' : value.toFixed(3));

const factsOf = (outcome: ReadOutcome) =>
  outcome.outcome === 'read' ? outcome.reading.facts : noFacts;

async function measure(folder: string, truth: Truth): Promise<Measured> {
  const bytes = new Uint8Array(readFileSync(join(folder, 'files', truth.file)));
  const started = performance.now();
  const outcome = await readResume(bytes, truth.file, { asOf: truth.yearsAsOf ?? AS_OF });
  const ms = performance.now() - started;
  const type = truth.file.slice(truth.file.lastIndexOf('.') + 1).toUpperCase();
  return { ...judge(truth, factsOf(outcome)), truth, type, ms };
}

/** The mean of each field's accuracy over the files whose truth has it, and the headline. */
function summary(files: readonly Measured[]) {
  const fields = fieldNames.map((field) => {
    const scores = files.flatMap((file) => file.scores[field] ?? []);
    const invented = files.filter((file) => file.falsePositives.includes(field)).length;
    return { field, accuracy: average(scores), files: scores.length, invented };
  });
  const counted = fields.filter(({ field }) => field !== 'certificates');
  const headline = average(counted.flatMap(({ accuracy }) => accuracy ?? []));
  return { fields, headline };
}

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

function printTimes(files: readonly Measured[]) {
  for (const type of ['PDF', 'DOCX', 'DOC']) {
    const times = files.filter((file) => file.type === type).map(({ ms }) => ms);
    if (times.length === 0) continue;
    times.sort((a, b) => a - b);
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    console.log(
      `${type.padEnd(5)} ${median.toFixed(1)} ms median, ${p95.toFixed(1)} ms p95, ${times.length} files`,
    );
  }
}

function printGroups(
  title: string,
  files: readonly Measured[],
  groupOf: (file: Measured) => string,
) {
  const groups = [...new Set(files.map(groupOf))];
  const line = groups.map((group) => {
    const members = files.filter((file) => groupOf(file) === group);
    return `${group} ${percent(summary(members).headline)} (${members.length})`;
  });
  console.log(`${title.padEnd(16)}${line.join('   ')}`);
}

/**
 * Prints the accuracy of reading resumes on a folder of `files/` and `truth.json`, by the definitions of that
 * folder's README, and the time that a file takes. `args`: the folder, and `--misses` to list wrong answers.
 */
export async function run(args: string[]): Promise<void> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (!folder) throw new Error('Usage: npm run bench -- resumes FOLDER [--misses]');
  const truths = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth[];
  const present = new Set(readdirSync(join(folder, 'files')));
  const missing = truths.filter(({ file }) => !present.has(file));
  if (missing.length > 0)
    throw new Error(`No such file: ${missing.map(({ file }) => file).join(', ')}`);

  // One whole pass to warm up: code is compiled when it is used, and each layout uses other parts of it.
  for (const truth of truths) await measure(folder, truth);
  const files: Measured[] = [];
  for (const truth of truths) files.push(await measure(folder, truth));

  if (args.includes('--misses')) {
    for (const file of files) {
      for (const miss of file.misses) console.log(`${file.truth.file}  ${miss}`);
    }
  }
  const { fields, headline } = summary(files);
  for (const { field, accuracy, files: count, invented } of fields) {
    console.log(
      `${field.padEnd(16)}${percent(accuracy)}  of ${String(count).padStart(2)}   ${invented} false positives`,
    );
  }
  console.log(`${'headline'.padEnd(16)}${percent(headline)}  of ${files.length} files`);
  printGroups('by type', files, ({ type }) => type);
  printGroups('by language', files, ({ truth }) => truth.language);
  printTimes(files);
}
