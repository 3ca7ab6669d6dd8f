import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Recogniser, startRecogniser } from '../recognition/recogniser';
import { understandRecognised } from '../recognition/understand';
import { judge, type Truth } from './judge';
import {
  AS_OF,
  factsOf,
  type Measured,
  percent,
  printCalibration,
  printFields,
  printGroups,
  quantile,
  scoreOf,
} from './resumes';

/** The pixels of a point: the pictures have 300 dots an inch. */
const PIXELS = 300 / 72;

async function measure(recogniser: Recogniser, folder: string, truth: Truth): Promise<Measured> {
  const started = performance.now();
  const page = await recogniser.recognise(join(folder, 'files', truth.file), PIXELS);
  const ms = performance.now() - started;
  const asOf = truth.yearsAsOf ?? AS_OF;
  const outcome = understandRecognised([page], { asOf });
  return {
    ...judge(truth, factsOf(outcome)),
    truth,
    type: 'JPEG',
    layout: truth.layout ?? 'unknown',
    ms,
  };
}

/**
 * Prints how well pictures of pages are read, and the time that a page takes. `args`: the folder that
 * `npm run scans -w @masar/resume` wrote, or another one of its kind, and `--misses` to list wrong answers.
 */
export async function run(args: string[]): Promise<void> {
  const folder =
    args.find((arg) => !arg.startsWith('--')) ??
    fileURLToPath(new URL('../../.generated/scans', import.meta.url));
  const truths = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth[];
  const files: Measured[] = [];
  for (const language of new Set(truths.map((truth) => truth.language))) {
    const over = new AbortController();
    const recogniser = await startRecogniser({ models: join(folder, 'models') }, over.signal);
    for (const truth of truths.filter((each) => each.language === language))
      files.push(await measure(recogniser, folder, truth));
    over.abort();
  }
  if (args.includes('--misses')) {
    for (const file of files)
      for (const miss of file.misses) console.log(`${file.truth.file}  ${miss}`);
  }
  printFields(files);
  console.log(`${'score'.padEnd(16)}${percent(scoreOf(files))}  of ${files.length} pages`);
  printGroups('by language', files, ({ truth }) => truth.language);
  printGroups('by layout', files, ({ layout }) => layout);
  printCalibration(files);
  const times = files.map(({ ms }) => ms / 1000).toSorted((a, b) => a - b);
  console.log(
    `${quantile(times, 0.5).toFixed(1)} s a page median, ${quantile(times, 0.95).toFixed(1)} s p95`,
  );
}
