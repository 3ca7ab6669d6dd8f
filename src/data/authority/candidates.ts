import { type CandidateCommand, candidateLifecycle } from '@/machines/candidate/candidate.machine';
import type { ItemProgress } from '@/machines/candidate/analysis-item';
import { pageOf } from '@/intelligence/lists/paging';
import {
  type CandidateProfile,
  correctedFacts,
  holdNothing,
  profileOf,
  scoreAgainst,
  standingReading,
} from '@/machines/candidate/profile';
import { chosenTarget, targetIsMissing, targetsOf } from '@/machines/candidate/targets';
import { fresh } from '@/machines/step';
import { once } from '../once';
import type { Candidate, Corrections, OtherCandidate, SimulatedFacts } from '../schemas/candidate';
import type { ReadOutcome, ResumeReading } from '../schemas/resume';
import type { Measured, Target, TargetChoice } from '../schemas/score';
import { missing, Refused } from '../schemas/refused';
import type { ReadResume, Sent } from '../port/calls';
import type { Workspace } from '../port/workspace';
import { parsed } from './draft';
import { namesIn } from './names';
import { type Asking, take } from './take';

const life = { kind: 'candidate', called: 'candidate', lifecycle: candidateLifecycle } as const;

/**
 * The most that is measured before the page may draw, so that it is never blocked: candidates, and characters of
 * their resumes.
 */
const batch = { candidates: 5, characters: 50_000 };

const charactersOf = (reading: ResumeReading | null) =>
  (reading?.text.lines ?? []).reduce((sum, { text }) => sum + text.length, 0);

const rows = new WeakMap<Candidate, CandidateProfile>();

/** A candidate's row. It is made once for each state of a record, since a list is asked for at every key press. */
function rowOf(candidate: Candidate): CandidateProfile {
  const row = rows.get(candidate) ?? profileOf(candidate);
  rows.set(candidate, row);
  return row;
}

/** Measures candidates against one target. */
interface Gauge {
  target: Target;
  real: (reading: ResumeReading, corrections: Corrections) => Measured;
  simulated: (facts: SimulatedFacts) => Measured;
}

/** Reads the files that candidates come in. */
export interface Reader {
  readResume: ReadResume;
  /** Uniform in [0, 1). For the values that replace those of a file that could not be read. */
  random: () => number;
  /** The results of reading the files of the Pending candidates, by candidate id. */
  readings: () => Promise<Record<string, ReadOutcome>>;
  /** Waits until the page could draw, between two pieces of work. */
  breathe: () => Promise<void>;
}

/** The candidates. */
export function createCandidates(
  asking: Asking,
  { readResume, random, readings, breathe }: Reader,
): Workspace['candidates'] {
  const { store, now, newId } = asking;
  const ranking = once(async () => ({
    ...(await import('@/intelligence/ranking/score')),
    ...(await import('@/intelligence/ranking/target')),
  }));
  const form = once(() => import('../schemas/correction-form'));
  const simulation = once(() => import('@/intelligence/resumes/simulation'));
  /** Null where a choice names no target: a score needs one. */
  const targetOf = async ({ title, listingId }: TargetChoice): Promise<Target | null> => {
    const { asksNothing, listingTarget, titleTarget } = await ranking();
    const listing = listingId === null ? undefined : await store.get('jobListing', listingId);
    const target = listing === undefined ? titleTarget(title) : listingTarget(listing);
    return asksNothing(target) ? null : target;
  };
  const gaugeFor = async (target: Target): Promise<Gauge> => {
    const measure = (await ranking()).scorer(target);
    const { simulatedScore } = await simulation();
    return {
      target,
      real: (reading, corrections) => ({
        target,
        score: measure(standingReading(reading, corrections).facts, reading.text, corrections),
      }),
      simulated: (facts) => ({
        target,
        score: { total: simulatedScore(facts, target), parts: [] },
      }),
    };
  };

  const find = async (id: string) => {
    const record = await store.get('candidate', id);
    if (record === undefined) throw missing('candidate');
    return record;
  };
  const other = async (id: string): Promise<OtherCandidate> => {
    const { fileName, status } = await find(id);
    return { id, fileName, status };
  };
  const send = (id: string, command: CandidateCommand, sent?: Sent) =>
    take(asking, life, id, command, sent);
  /** Takes a candidate one step further within a long run. The run tells of all steps once, at its end. */
  const piece = (id: string, command: CandidateCommand) =>
    take(
      { ...asking, store: { ...store, transact: (work) => store.transact(work, 'later') } },
      life,
      id,
      command,
    );
  const tellOfAll = () => store.transact(async () => {});
  const knownSkills = async () =>
    (await store.all('jobListing')).flatMap(({ skills }) => skills.split(',').map((s) => s.trim()));

  const measureAll: Workspace['candidates']['reanalyse'] = async (
    ids,
    choice,
    { signal, report },
  ) => {
    const target = await targetOf(choice);
    if (target === null)
      throw new Refused({ code: 'draft.invalid', sentence: targetIsMissing, field: 'title' });
    const gauge = await gaugeFor(target);
    const outcomes = await readings();
    let [measured, characters] = [0, Infinity];
    for (const [index, id] of ids.entries()) {
      const { reading, simulated, corrections } = await find(id);
      characters += charactersOf(reading);
      if (measured === batch.candidates || characters > batch.characters) {
        await breathe();
        [measured, characters] = [0, charactersOf(reading)];
      }
      measured += 1;
      signal.throwIfAborted();
      report({ index, stage: 'reading' });
      const outcome: ReadOutcome | undefined =
        reading === null ? outcomes[id] : { outcome: 'read', reading };
      if (simulated !== null) {
        await piece(id, { type: 'candidate.measure', measured: gauge.simulated(simulated) });
      } else if (outcome?.outcome === 'read') {
        const score = gauge.real(outcome.reading, corrections);
        await piece(
          id,
          reading === null
            ? { type: 'candidate.analyse', reading: outcome.reading, measured: score }
            : { type: 'candidate.measure', measured: score },
        );
      }
      report(
        outcome?.outcome === 'read'
          ? progressOf(index, outcome, corrections)
          : { index, stage: 'analysed', reason: simulated?.reason ?? null },
      );
    }
  };

  /** The candidates who were not merged into others, newest analysis first. */
  const listed = async () =>
    (await store.all('candidate'))
      .filter(({ status }) => status !== 'Merged')
      .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));

  return {
    async list(search, paging) {
      const { selectCandidates } = await import('@/intelligence/lists/candidates');
      const all = (await listed()).map(rowOf);
      const targets = targetsOf(all.flatMap(({ scores }) => scores));
      const target = chosenTarget(targets, search.target)?.key;
      const found = selectCandidates(all, search, target);
      const unscored = found.filter(
        (one) => one.status === 'Analyzed' && scoreAgainst(one, target) === null,
      );
      const page = pageOf(found, all.length, paging);
      return { ...page, targets, unscored: unscored.map(({ id }) => id) };
    },

    async get(id) {
      const record = await find(id);
      return (await namesIn(store, [record])).told(record);
    },

    async twins() {
      const { namedTwins } = await import('@/intelligence/lists/twins');
      return namedTwins(await listed());
    },

    async merged(id) {
      const [{ mergedInto }, all] = await Promise.all([find(id), store.all('candidate')]);
      return {
        into: all.find((one) => one.id === mergedInto) ?? null,
        parts: all.filter((one) => one.mergedInto === id),
      };
    },

    async analyse(files, choice, { signal, report }) {
      const target = await targetOf(choice);
      const gauge = target === null ? null : await gaugeFor(target);
      const receivedAt = now().toISOString();
      const skills = await knownSkills();
      const { draw, simulate } = await simulation();
      const pending = files.map(({ name }) => ({
        record: fresh(candidateLifecycle, { id: newId(), fileName: name, receivedAt }),
        drawn: draw(random),
      }));
      await store.transact(async (transaction) => {
        for (const { record } of pending) transaction.put('candidate', record.id, record);
      }, 'later');
      const analyseOne = async (file: File, index: number) => {
        const one = pending[index];
        if (one === undefined) return;
        const outcome = await readResume(file, {
          knownSkills: skills,
          signal,
          onStart: () => report({ index, stage: 'reading' }),
        });
        signal.throwIfAborted();
        if (outcome.outcome === 'read') {
          const { reading } = outcome;
          const measured = gauge?.real(reading, {}) ?? null;
          await piece(one.record.id, { type: 'candidate.analyse', reading, measured });
        } else {
          const simulated = simulate(index, one.drawn, outcome.reason);
          const measured = gauge?.simulated(simulated) ?? null;
          await piece(one.record.id, { type: 'candidate.simulate', simulated, measured });
        }
        report(progressOf(index, outcome));
      };
      const settled = await Promise.allSettled(files.map(analyseOne));
      await store.transact(async (transaction) => {
        for (const { record } of pending) {
          const kept = await transaction.get('candidate', record.id);
          if (kept?.status === 'Pending') transaction.drop('candidate', record.id);
        }
      });
      const failed = settled.find((result) => result.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },

    async reanalyse(ids, choice, options) {
      try {
        await measureAll(ids, choice, options);
      } finally {
        await tellOfAll();
      }
    },

    async undoReanalysis(ids) {
      let undone = 0;
      for (const id of ids) {
        if (((await store.get('candidate', id))?.before ?? null) === null) continue;
        await piece(id, { type: 'candidate.undo' });
        undone += 1;
      }
      await tellOfAll();
      return undone;
    },

    async merge(id, into, sent) {
      return send(id, { type: 'candidate.merge', other: await other(into) }, sent);
    },

    separate: (id, sent) => send(id, { type: 'candidate.separate' }, sent),

    async tellApart(id, otherId, sent) {
      return send(id, { type: 'candidate.tellApart', other: await other(otherId) }, sent);
    },

    async correct(id, draft, sent) {
      const { CorrectionForm } = await form();
      const corrections = parsed(CorrectionForm, draft);
      const { reading, scores: held } = await find(id);
      const scores: Measured[] = [];
      if (reading !== null) {
        for (const { target } of held) {
          await breathe();
          scores.push((await gaugeFor(target)).real(reading, corrections));
        }
      }
      return send(id, { type: 'candidate.correct', corrections, scores }, sent);
    },
  };
}

/** The result for a file. A value that was corrected by hand counts as if the file held it. */
function progressOf(
  index: number,
  outcome: ReadOutcome,
  corrections: Corrections = {},
): ItemProgress {
  if (outcome.outcome === 'refused') return { index, stage: 'analysed', reason: outcome.reason };
  const { facts } = standingReading(outcome.reading, corrections);
  return holdNothing(correctedFacts(facts, corrections))
    ? { index, stage: 'empty' }
    : { index, stage: 'analysed', reason: null };
}
