import { asWorkspace } from '@/data/page/as-workspace';
import { MAX_FILE_BYTES } from '@masar/resume/limits';
import type { Files } from '@/data/page/runs';
import type { Answers } from '@/data/port/answers';
import type { Topic } from '@/data/port/calls';
import type { Workspace } from '@/data/port/workspace';
import type { Candidate } from '@/data/schemas/candidate';
import type { ReadOutcome } from '@masar/resume/schemas';
import { Refused } from '@/data/schemas/refused';
import { expect, test, vi } from 'vitest';
import { aReading } from '@masar/resume/fixtures/reading';

const nurse = { title: 'Nurse', listingId: null };
const done = { stage: 'analysed', reason: null } as const;
const outcome: ReadOutcome = { outcome: 'read', reading: aReading('Amina Bouzid', 'React') };
const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new File(['x'], name));
const noText = { kind: 'noText', message: 'The file has no text to read.' } as const;
const offline = new Refused({ code: 'offline', sentence: 'There is no connection.' });

/** A page over a world that only writes down what it is asked. Some calls are replaced. */
function aPage(own: Partial<Answers['candidates']> = {}, device: Partial<Files> = {}) {
  const asked: unknown[][] = [];
  const noted =
    <T>(name: string, answer: T) =>
    async (...args: unknown[]): Promise<T> => {
      asked.push([name, ...args]);
      return answer;
    };
  const watching: Parameters<Workspace['watch']>[0][] = [];
  const candidates = {
    receive: noted('receive', ['c-1', 'c-2', 'c-3']),
    analyse: async (id: string) => noted('analyse', done)(id),
    measure: noted('measure', []),
    discard: noted('discard', undefined),
    correct: noted('correct', {}),
    ...own,
  };
  const answers = {
    candidates,
    users: { add: noted('add', {}) },
    tasks: {},
    jobListings: { list: async () => [{ skills: 'Care, Arabic' }] },
  } as unknown as Answers;
  const workspace = asWorkspace(
    answers,
    { session: {} as never, watch: (onChange) => void watching.push(onChange) },
    {
      readResume: async () => outcome,
      recogniseResume: async () => outcome,
      keepFile: async ({ name }) => `/files/${name}`,
      fetchFile: async (_, name) => new File(['x'], name),
      readingOf: async () => null,
      ...device,
    },
  );
  const told: Topic[][] = [];
  workspace.watch(async (topics) => void told.push([...topics]));
  const reports: unknown[] = [];
  const run = (signal = new AbortController().signal) => ({
    signal,
    report: (progress: unknown) => void reports.push(progress),
  });
  return {
    ...workspace,
    asked,
    told,
    reports,
    run,
    tell: (...topics: Topic[]) => Promise.all(watching.map((hear) => hear(new Set(topics)))),
  };
}

const called = (asked: unknown[][]) => asked.map(([name, first]) => [name, first]);
const received = files.map(({ name }) => ({ name, url: `/files/${name}` }));

test('all files are kept, then received in their order, then read and analysed', async () => {
  const { candidates, asked, run } = aPage();
  await candidates.analyse(files, nurse, run());
  expect(called(asked)).toEqual([
    ['receive', received],
    ['analyse', 'c-1'],
    ['analyse', 'c-2'],
    ['analyse', 'c-3'],
  ]);
});

test('a run that is aborted in the middle keeps what is finished, and discards the rest', async () => {
  const ending = new AbortController();
  const analysed: string[] = [];
  const { candidates, asked, reports, run } = aPage(
    {
      analyse: async (id) => {
        analysed.push(id);
        ending.abort(new Error('cancelled'));
        return done;
      },
    },
    {
      readResume: ({ name }, { signal }) =>
        name === 'b.pdf'
          ? Promise.resolve(outcome)
          : new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason));
            }),
    },
  );
  await expect(candidates.analyse(files, nurse, run(ending.signal))).rejects.toThrow('cancelled');
  expect(analysed).toEqual(['c-2']);
  expect(reports).toEqual([{ index: 1, id: 'c-2', ...done }]);
  expect(called(asked)).toEqual([
    ['receive', received],
    ['discard', ['c-1', 'c-2', 'c-3']],
  ]);
});

test('a run that is aborted while files are sent makes no candidate', async () => {
  const ending = new AbortController();
  const { candidates, asked, reports, run } = aPage(
    {},
    {
      keepFile: async (file, { signal, onProgress }) => {
        onProgress?.(0.5);
        if (file.name === 'c.pdf') ending.abort(new Error('cancelled'));
        signal.throwIfAborted();
        return `/files/${file.name}`;
      },
    },
  );
  await expect(candidates.analyse(files, nurse, run(ending.signal))).rejects.toThrow('cancelled');
  expect(asked).toEqual([]);
  expect(reports).toEqual(files.map((_, index) => ({ index, stage: 'sending', share: 0.5 })));
});

test('a file that is not kept or not read leaves the others alone, and is told at the end', async () => {
  const failing = new Refused({ code: 'partMissing', sentence: 'The reader could not be loaded.' });
  const { candidates, asked, reports, run } = aPage(
    { receive: async () => ['c-1', 'c-2'] },
    {
      keepFile: async ({ name }) => {
        if (name === 'b.pdf') throw new Refused({ code: 'draft.invalid', sentence: 'Not a PDF.' });
        return `/files/${name}`;
      },
      readResume: async ({ name }) => {
        if (name === 'a.pdf') throw failing;
        return outcome;
      },
    },
  );
  await expect(candidates.analyse(files, nurse, run())).rejects.toThrow('Not a PDF.');
  expect(called(asked)).toEqual([
    ['analyse', 'c-2'],
    ['discard', ['c-1', 'c-2']],
  ]);
  expect(reports).toEqual([{ index: 2, id: 'c-2', ...done }]);
});

test('a file of a wrong kind is told as refused, and the run goes on to its end', async () => {
  const { candidates, asked, reports, run } = aPage(
    { receive: async () => ['c-1', 'c-2'] },
    {
      keepFile: async ({ name }) => {
        if (name !== 'b.pdf') return `/files/${name}`;
        throw new Refused({ code: 'file.kind', sentence: '“b.pdf” is a picture.' });
      },
    },
  );
  await candidates.analyse(files, nurse, run());
  expect(called(asked)).toEqual([
    ['analyse', 'c-1'],
    ['analyse', 'c-2'],
  ]);
  const reason = { kind: 'wrongType', message: '“b.pdf” is a picture.' };
  expect(reports).toEqual([
    { index: 1, stage: 'analysed', reason },
    { index: 0, id: 'c-1', ...done },
    { index: 2, id: 'c-2', ...done },
  ]);
});

test('a connection that is lost in the middle leaves what is finished', async () => {
  const { candidates, reports, run } = aPage({
    analyse: async (id) => {
      if (id !== 'c-1') throw offline;
      return done;
    },
    discard: () => Promise.reject(offline),
  });
  await expect(candidates.analyse(files, nurse, run())).rejects.toThrow('There is no connection.');
  expect(reports).toEqual([{ index: 0, id: 'c-1', ...done }]);
});

test('what a lost connection left is discarded before its files are analysed again', async () => {
  let isLost = true;
  const discarded: string[][] = [];
  const { candidates, asked, run } = aPage({
    analyse: async () => {
      if (isLost) throw offline;
      return done;
    },
    discard: async (those) => {
      if (isLost) throw offline;
      discarded.push([...those]);
    },
  });
  const analysing = () => candidates.analyse(files, nurse, run());
  await expect(analysing()).rejects.toThrow('There is no connection.');
  await expect(analysing()).rejects.toThrow('There is no connection.');
  expect(called(asked)).toEqual([['receive', received]]);
  isLost = false;
  await analysing();
  await analysing();
  expect(discarded).toEqual([['c-1', 'c-2', 'c-3']]);
});

const ids = ['c-1', 'c-2', 'c-3'];

test('measuring goes on from where an answer ended, and rejects with the refusal that ended it', async () => {
  const chunks: string[][] = [];
  const { candidates, reports, run } = aPage({
    measure: async (asked) => {
      chunks.push(asked);
      if (asked[0] === 'c-3') throw offline;
      return [done, done];
    },
  });
  await expect(candidates.reanalyse(ids, nurse, run())).rejects.toThrow('There is no connection.');
  expect(chunks).toEqual([ids, ['c-3']]);
  expect(reports).toEqual([
    ...ids.map((_, index) => ({ index, stage: 'reading' })),
    { index: 0, ...done },
    { index: 1, ...done },
    { index: 2, stage: 'reading' },
  ]);
});

test('the kept file of one who is still unread is fetched and read again on the device', async () => {
  const read = vi.fn<Files['readResume']>(async () => outcome);
  const fetched: string[] = [];
  const { candidates, asked, reports, run } = aPage(
    { measure: async () => [{ stage: 'unread', name: 'a.pdf', url: '/files/a.pdf' }] },
    {
      readResume: read,
      fetchFile: async (url, name) => {
        fetched.push(url);
        return new File(['x'], name);
      },
    },
  );
  await candidates.reanalyse(['c-1'], nurse, run());
  expect(fetched).toEqual(['/files/a.pdf']);
  expect(read.mock.calls.map(([{ name }, { knownSkills }]) => [name, knownSkills])).toEqual([
    ['a.pdf', ['Care', 'Arabic']],
  ]);
  expect(called(asked)).toEqual([['analyse', 'c-1']]);
  expect(reports).toEqual([
    { index: 0, stage: 'reading' },
    { index: 0, ...done },
  ]);
});

test('scans are recognised one after the other, and the first that fails ends the run', async () => {
  const pages = { 'c-1': '/files/a.pdf', 'c-2': '/files/b.pdf', 'c-3': null };
  const { candidates, asked, reports, run } = aPage(
    {
      get: async (id: string) =>
        ({
          fileName: `${id}.pdf`,
          file: pages[id as keyof typeof pages],
          simulated: null,
        }) as Candidate,
    },
    {
      recogniseResume: async ({ name }, { knownSkills, onShare }) => {
        expect(knownSkills).toEqual(['Care', 'Arabic']);
        onShare(0.5);
        return name === 'c-1.pdf' ? outcome : { outcome: 'refused', reason: noText };
      },
    },
  );
  await expect(candidates.recognise(['c-1', 'c-2', 'c-3'], nurse, run())).rejects.toThrow(
    'This file does not exist.',
  );
  expect(called(asked)).toEqual([
    ['analyse', 'c-1'],
    ['analyse', 'c-2'],
  ]);
  expect(reports).toEqual([
    { index: 0, stage: 'recognising', share: 0 },
    { index: 0, stage: 'recognising', share: 0.5 },
    { index: 0, id: 'c-1', ...done },
    { index: 1, stage: 'recognising', share: 0 },
    { index: 1, stage: 'recognising', share: 0.5 },
    { index: 1, id: 'c-2', ...done },
    { index: 2, stage: 'recognising', share: 0 },
  ]);
});

test('a run holds back what it changes of candidates, until it ends or a person changes one', async () => {
  const { candidates, told, tell, run } = aPage({
    analyse: async () => {
      await tell('candidate');
      await tell('candidate', 'task');
      expect(told.splice(0)).toEqual([['task']]);
      return done;
    },
    receive: async () => ['c-1'],
  });
  await candidates.analyse(files.slice(0, 1), nurse, run());
  expect(told.splice(0)).toEqual([['candidate']]);
  await tell('candidate');
  expect(told.splice(0)).toEqual([['candidate']]);

  let corrected = Promise.resolve<unknown>(null);
  const other = aPage({
    correct: async () => {
      await other.tell('candidate');
      return {} as never;
    },
    receive: async () => {
      corrected = other.candidates.correct('c-9', {});
      await corrected;
      expect(other.told.splice(0)).toEqual([['candidate']]);
      return [];
    },
  });
  await other.candidates.analyse([], nurse, other.run());
  expect(other.told).toEqual([]);
});

test('a contract and a task’s file are kept as what they are for, to be named', async () => {
  const { users, tasks, asked } = aPage();
  const { signal } = new AbortController();
  const contract = await users.keepContract(new File(['x'], 'rym.pdf'), { signal });
  expect(contract).toEqual({ name: 'rym.pdf', url: '/files/rym.pdf' });
  const sums = await tasks.keepAttachment(new File(['x'], 'sums.txt'), { signal });
  expect(sums).toEqual({ name: 'sums.txt', url: '/files/sums.txt' });
  const large = { name: 'film.pdf', size: MAX_FILE_BYTES + 1 } as File;
  await expect(tasks.keepAttachment(large, { signal })).rejects.toThrow(
    '“film.pdf” is larger than 20 MB. Choose a smaller file.',
  );
  expect(asked).toEqual([]);
});
