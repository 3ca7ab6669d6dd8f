import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

type Rows = (string | number | null)[][];

const sampleOf = (name: string): unknown =>
  JSON.parse(readFileSync(`src/data/demo/sample/${name}.json`, 'utf8'));

const amount = 123_456_789_012;

/** A name of 60 letters that begins as another one. */
const long = (name: string) =>
  `${name} ${'Abdelmoumene Belkacem Ben Abderrahmane Lakhdar Bouguerra '.repeat(2)}`
    .slice(0, 60)
    .trimEnd();

const isName = (text: unknown): text is string => typeof text === 'string' && !text.startsWith('@');

/** Every name of the sample's records: people, clients, listings, tasks, candidates. */
function namesIn(): string[] {
  const { clients } = sampleOf('provider') as { clients: Rows };
  const { candidates } = sampleOf('candidates') as {
    candidates: {
      fileName: string;
      reading: { facts: { name: { value: string } | null } } | null;
    }[];
  };
  const titled = [
    ...(sampleOf('job-listings') as object[]),
    ...(sampleOf('engineering-tasks') as object[]),
  ];
  return [
    ...(sampleOf('users') as Rows).map(([, name]) => name),
    ...clients.map(([name]) => name),
    ...(titled as { title: string }[]).map(({ title }) => title),
    ...(sampleOf('department-tasks') as Rows).map(([, title]) => title),
    ...candidates.map(({ fileName, reading }) => reading?.facts.name?.value ?? fileName),
  ].filter((name) => isName(name));
}

/** What is made of a file of the sample's records, by its name: amounts of 12 digits, and more rows. */
const enlarge: Partial<Record<string, (records: never) => unknown>> = {
  users: (rows: Rows) => rows.map((row) => row.with(8, amount)),
  provider: ({ payments, ...rest }: { payments: Rows }) => ({
    ...rest,
    payments: payments.map((row) => row.with(2, amount)),
  }),
  candidates: ({ candidates, ...rest }: { candidates: { id: string; status: string }[] }) => {
    const waiting = candidates.filter(({ status }) => status === 'Pending');
    const more = Array.from({ length: 10_000 / waiting.length }, (_, n) =>
      waiting.map((one) => ({ ...one, id: `${one.id}-${n}` })),
    );
    return { ...rest, candidates: [...candidates, ...more.flat()] };
  },
  'department-tasks': (rows: Rows) =>
    Array.from({ length: Math.ceil(10_000 / rows.length) }, () => rows).flat(),
};

/** Lets the demo's records hold much: names of 60 letters, amounts of 12 digits, 10,000 candidates and as many tasks. */
export async function holdMuch(page: Page): Promise<void> {
  const names = [...new Set(namesIn())].toSorted((a, b) => b.length - a.length);
  const quoted = names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const anyName = new RegExp(`"(${quoted.join('|')})"`, 'g');
  await page.route('**/assets/*.json', (route) => {
    const [, name = ''] = /([a-z-]+)-[^/]+\.json$/.exec(route.request().url()) ?? [];
    const text = JSON.stringify(sampleOf(name)).replaceAll(
      anyName,
      (_, found: string) => `"${long(found)}"`,
    );
    const records = JSON.parse(text) as never;
    return route.fulfill({ json: enlarge[name]?.(records) ?? records });
  });
}
