import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadOutcome } from '../schemas/resume';
import { checked } from '../checked';
import { readResume } from '../read-resume';
import { noFacts } from '../facts';
import { average, fieldNames, judge, type Judged, type Truth, worth } from './judge';

/** The month that 'present' means where a truth record names none. */
export const AS_OF = '2026-11';

export interface Measured extends Judged {
  truth: Truth;
  type: string;
  layout: string;
  ms: number;
}

export const percent = (value: number | null) => (value === null ? '   –' : value.toFixed(3));

export const factsOf = (outcome: ReadOutcome) =>
  outcome.outcome === 'read' ? outcome.reading.facts : noFacts;

/** The first words on each file's layout in the folder's `manifest.csv`, where it has one. */
function layoutsIn(folder: string): Map<string, string> {
  const path = join(folder, 'manifest.csv');
  if (!existsSync(path)) return new Map();
  const [head, ...rows] = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? ''),
    );
  const at = head?.indexOf('layout') ?? -1;
  return new Map(rows.map((row) => [row[0] ?? '', (row[at] ?? '').split(/[,(]/)[0]?.trim() ?? '']));
}

async function measure(
  folder: string,
  truth: Truth,
  layouts: ReadonlyMap<string, string>,
): Promise<Measured> {
  const bytes = new Uint8Array(readFileSync(join(folder, 'files', truth.file)));
  const started = performance.now();
  const outcome = await readResume(bytes, truth.file, { asOf: truth.yearsAsOf ?? AS_OF });
  const ms = performance.now() - started;
  const type = truth.file.slice(truth.file.lastIndexOf('.') + 1).toUpperCase();
  const layout = truth.layout ?? layouts.get(truth.file) ?? 'unknown';
  const answer = checked(outcome);
  if (typeof answer === 'string') throw new Error(`${truth.file}: ${answer}`);
  return { ...judge(truth, factsOf(outcome)), truth, type, layout, ms };
}

/** The fields that the test set's README defines, which the score is of. Languages are judged beside them. */
const scoredFields = fieldNames.filter((field) => field !== 'languages');

/** The mean over fields of what the answers are worth: a wrong value costs half of what a right one earns. */
export const scoreOf = (files: readonly Measured[]) =>
  average(
    scoredFields.flatMap(
      (field) => average(files.flatMap((file) => worth(file, field) ?? [])) ?? [],
    ),
  );

/** The headline of before: the mean accuracy of all fields but certificates, where the truth has them. */
const headlineOf = (files: readonly Measured[]) =>
  average(
    scoredFields
      .filter((field) => field !== 'certificates')
      .flatMap((field) => average(files.flatMap((file) => file.scores[field] ?? [])) ?? []),
  );

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

export function printFields(files: readonly Measured[]) {
  console.log('field             score  precision  recall  accuracy   given  of     false');
  for (const field of fieldNames) {
    if (field === 'languages' && !files.some(({ truth }) => truth.languages)) continue;
    const answers = files.flatMap((file) => file.answers.filter((one) => one.field === field));
    const right = answers.filter((one) => one.right).length;
    const wanted = files.reduce((sum, file) => sum + (file.wanted[field] ?? 0), 0);
    const cells = [
      percent(average(files.flatMap((file) => worth(file, field) ?? []))).padStart(5),
      percent(share(right, answers.length)).padStart(9),
      percent(share(right, wanted)).padStart(7),
      percent(average(files.flatMap((file) => file.scores[field] ?? []))).padStart(9),
      String(answers.length).padStart(7),
      String(wanted).padEnd(5),
      String(files.filter((file) => file.falsePositives.includes(field)).length).padStart(5),
    ];
    console.log(`${field.padEnd(17)} ${cells.join('  ')}`);
  }
}

/** The lower ends of the steps of confidence. */
const STEPS = [0.95, 0.9, 0.8, 0.7, 0.6, 0];

/** Prints how often values are right, by how sure the reader said to be. */
export function printCalibration(files: readonly Measured[]) {
  console.log('confidence     said   right  values');
  const answers = files.flatMap((file) => file.answers);
  for (const [i, from] of STEPS.entries()) {
    const to = STEPS[i - 1] ?? Infinity;
    const within = answers.filter(
      ({ confidence }) => confidence !== null && confidence >= from && confidence < to,
    );
    if (within.length === 0) continue;
    const said = average(within.flatMap(({ confidence }) => confidence ?? []));
    const right = share(within.filter((one) => one.right).length, within.length);
    const step = `${from.toFixed(2)} – ${Math.min(1, to).toFixed(2)}`;
    console.log(`${step}   ${percent(said)}   ${percent(right)}  ${within.length}`);
  }
}

function groupsBy<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/**
 * Prints how often values of each kind are right, by field and by how sure the reader said to be. A file counts once, since
 * its values are right or wrong together; so do files of one layout, language and type, where layouts repeat.
 */
function printKinds(files: readonly Measured[]) {
  console.log('field             said   right  of files or layouts');
  const repeats = files.every(({ truth }) => truth.layout !== undefined);
  const groups = groupsBy(files, ({ truth, type }) =>
    repeats ? `${truth.layout} ${truth.language} ${type}` : truth.file,
  );
  for (const field of fieldNames) {
    const shares = new Map<number, number[]>();
    for (const group of groups.values()) {
      const answers = group
        .flatMap((file) => file.answers)
        .filter((answer) => answer.field === field);
      for (const [said, alike] of groupsBy(answers, ({ confidence }) => confidence ?? 0)) {
        const right = alike.filter((answer) => answer.right).length / alike.length;
        shares.set(said, [...(shares.get(said) ?? []), right]);
      }
    }
    for (const [said, all] of [...shares].toSorted(([a], [b]) => b - a)) {
      const right = all.reduce((sum, each) => sum + each, 0);
      console.log(
        `${field.padEnd(17)} ${said.toFixed(3)}  ${right.toFixed(1).padStart(6)}  ${all.length}`,
      );
    }
  }
}

export const quantile = (sorted: readonly number[], q: number) =>
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

export function printGroups(
  title: string,
  files: readonly Measured[],
  groupOf: (file: Measured) => string,
) {
  const groups = [...new Set(files.map(groupOf))];
  const line = groups.map((group) => {
    const members = files.filter((file) => groupOf(file) === group);
    return `${group} ${percent(scoreOf(members))} (${members.length})`;
  });
  console.log(`${title.padEnd(16)}${line.join('   ')}`);
}

/**
 * Prints the accuracy of reading resumes on a folder of `files/` and `truth.json`, by the definitions of that
 * folder's README, and the time that a file takes. `args`: the folder, `--misses` to list wrong answers, and `--kinds` to
 * count how often each kind of evidence is right.
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
  const layouts = layoutsIn(folder);
  for (const truth of truths) await measure(folder, truth, layouts);
  const files: Measured[] = [];
  for (const truth of truths) files.push(await measure(folder, truth, layouts));

  if (args.includes('--misses')) {
    for (const file of files) {
      for (const miss of file.misses) console.log(`${file.truth.file}  ${miss}`);
    }
  }
  printFields(files);
  console.log(`${'score'.padEnd(16)}${percent(scoreOf(files))}  of ${files.length} files`);
  console.log(`${'headline'.padEnd(16)}${percent(headlineOf(files))}  the mean accuracy`);
  printGroups('by type', files, ({ type }) => type);
  printGroups('by language', files, ({ truth }) => truth.language);
  printGroups('by layout', files, ({ layout }) => layout);
  printCalibration(files);
  if (args.includes('--kinds')) printKinds(files);
  printTimes(files);
}
