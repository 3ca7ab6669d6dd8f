import { createAuthority } from '@/data/authority';
import { createDemoWorld } from '@/data/demo';
import type { Answers } from '@/data/port/answers';
import type { Person } from '@/data/schemas/person';
import type { ReadOutcome } from '@masar/resume/schemas';
import { Refused } from '@/data/schemas/refused';
import { expect, test } from 'vitest';
import { aReading } from '@masar/resume/fixtures/reading';
import { now, people } from '../../fixtures/company';
import { sample } from '../../fixtures/sample';

const locked = { kind: 'encrypted', message: 'The PDF is protected by a password.' } as const;
const notRead: ReadOutcome = { outcome: 'refused', reason: locked };
const reading = aReading('Amina Bouzid', 'React');
const nurse = { title: 'Nurse', listingId: null };
const frontend = { title: 'Frontend Developer', listingId: null };

/** The answers of a world that simulates nothing, to HR and to an employee. */
function aWorldWithoutSimulation() {
  let made = 0;
  const newId = () => `new-${(made += 1)}`;
  const { store } = createDemoWorld({
    now: () => new Date(now),
    random: () => 0,
    newId,
    wait: async () => undefined,
    readResume: () => Promise.reject(new Error('readResume')),
    recogniseResume: () => Promise.reject(new Error('recogniseResume')),
    sample: { ...sample, candidates: async () => [] },
  });
  const answersTo = (person: Person): Answers['candidates'] =>
    createAuthority({
      store,
      asker: async () => person,
      now: () => new Date(now),
      newId,
      company: sample.company,
      accountOf: async () => null,
      hasFiles: async () => true,
      newsSince: () => null,
      health: async () => (await sample.provider(new Date(now))).health,
      lastMonth: () => '2025-06',
      breathe: async () => undefined,
      pause: async () => undefined,
    }).candidates;
  return { store, hr: answersTo(people.hr), employee: answersTo(people.employee) };
}

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refused ? error.refusal : error),
  );

test('a file that cannot be read stays Pending with its reason, until it is read', async () => {
  const {
    hr: { receive, analyse, measure, get },
  } = aWorldWithoutSimulation();
  const [id = ''] = await receive([{ name: 'amina.pdf', url: '/files/1' }]);
  const result = { stage: 'analysed', reason: locked };
  expect([await analyse(id, notRead, nurse), await analyse(id, notRead, nurse)]).toEqual([
    result,
    result,
  ]);
  const { status, unreadable, simulated, scores, history, file } = await get(id);
  expect({
    status,
    unreadable,
    simulated,
    scores,
    file,
    told: history.map((h) => h.action),
  }).toEqual({
    status: 'Pending',
    unreadable: locked,
    simulated: null,
    scores: [],
    file: '/files/1',
    told: ['Could not be read', 'Could not be read'],
  });
  expect(await measure([id], nurse)).toEqual([
    { stage: 'unread', name: 'amina.pdf', url: '/files/1' },
  ]);
  expect(await analyse(id, { outcome: 'read', reading }, frontend)).toEqual({
    stage: 'analysed',
    reason: null,
  });
  const after = await get(id);
  expect([after.status, after.unreadable, after.reading, after.scores[0]?.score.total]).toEqual([
    'Analyzed',
    null,
    reading,
    7.9,
  ]);
});

test('a reading that no reader makes is refused, and changes nothing', async () => {
  const {
    hr: { receive, analyse, get },
  } = aWorldWithoutSimulation();
  const [id = ''] = await receive([{ name: 'amina.pdf', url: '/files/1' }]);
  const before = await get(id);
  const forged: ReadOutcome = {
    outcome: 'read',
    reading: { ...reading, text: { pages: 1, lines: [] } },
  };
  expect(await refusalOf(analyse(id, forged, nurse))).toEqual({
    code: 'draft.invalid',
    sentence: 'The evidence of this reading is not in its text.',
  });
  expect(await get(id)).toEqual(before);
});

test('a score is never taken from who sends a reading', async () => {
  const {
    hr: { receive, analyse, get },
  } = aWorldWithoutSimulation();
  const [id = ''] = await receive([{ name: 'amina.pdf', url: '/files/1' }]);
  const boasting = { outcome: 'read', reading, measured: { score: { total: 100, parts: [] } } };
  await analyse(id, boasting as never, frontend);
  expect((await get(id)).scores.map(({ score }) => score.total)).toEqual([7.9]);
});

test('what is discarded is only what nobody has tried to read yet', async () => {
  const {
    store,
    employee,
    hr: { receive, analyse, discard },
  } = aWorldWithoutSimulation();
  const files = ['tried.pdf', 'waits.pdf', 'read.pdf'].map((name) => ({ name, url: '/files/1' }));
  const [tried = '', waits = '', read = ''] = await receive(files);
  await analyse(tried, notRead, nurse);
  await analyse(read, { outcome: 'read', reading }, nurse);
  const onlyHr = {
    code: 'forbidden',
    sentence: 'Only HR staff can do this.',
  };
  expect(await refusalOf(employee.discard([waits]))).toEqual(onlyHr);
  expect(await refusalOf(employee.receive(files))).toEqual(onlyHr);
  expect(await refusalOf(employee.measure([waits], nurse))).toEqual(onlyHr);
  await discard([tried, waits, read, 'nobody']);
  expect((await store.all('candidate')).map(({ fileName }) => fileName)).toEqual([
    'tried.pdf',
    'read.pdf',
  ]);
});

test.each([
  ['another server', 'https://example.com/cv.pdf'],
  ['a script', 'javascript:alert(1)'],
  ['another server without a scheme', '//example.com/cv.pdf'],
])('a link to %s is no kept file', async (_, url) => {
  const {
    store,
    hr: { receive },
  } = aWorldWithoutSimulation();
  expect(await refusalOf(receive([{ name: 'cv.pdf', url }]))).toEqual({
    code: 'draft.invalid',
    sentence: 'Choose a file that was uploaded here.',
    field: '0.url',
  });
  expect(await store.all('candidate')).toEqual([]);
});

test('measuring ends before one that is refused, and rejects where that is the first', async () => {
  const {
    hr: { receive, analyse, measure },
  } = aWorldWithoutSimulation();
  const files = Array.from({ length: 25 }, (_, n) => ({ name: `${n}.pdf`, url: '/files/1' }));
  const ids = await receive(files);
  for (const id of ids) await analyse(id, { outcome: 'read', reading }, nurse);
  const [one = '', two = ''] = ids;
  const done = { stage: 'analysed', reason: null };
  expect(await measure([one, two, 'nobody', one], nurse)).toEqual([done, done]);
  expect(await refusalOf(measure(['nobody', one], nurse))).toMatchObject({ code: 'missing' });
  expect(await measure(ids, nurse)).toEqual(Array.from({ length: 20 }, () => done));
});
