import {
  type CandidateCommand,
  candidateLifecycle,
  candidateMachine,
} from '@/machines/candidate/candidate.machine';
import type { ItemProgress } from '@/machines/candidate/analysis-item';
import { correctedFacts, holdNothing, standingReading } from '@/machines/candidate/profile';
import { step } from '@/machines/step';
import { targetIsMissing } from '@/machines/candidate/targets';
import { initialTransition } from 'xstate';
import { once } from '../once';
import type { Corrections, OtherCandidate, SimulatedFacts } from '../schemas/candidate';
import type { Person } from '../schemas/person';
import { missing, Refused } from '../schemas/refused';
import type { ReadOutcome, ResumeReading } from '../schemas/resume';
import type { Measured, Target, TargetChoice } from '../schemas/score';
import type { Workspace } from '../workspace';
import type { DemoOptions } from './world';

/**
 * What is measured between two breaths of the page, so that it is never blocked: candidates, and characters of
 * their resumes.
 */
const batch = { candidates: 5, characters: 50_000 };

const charactersOf = (reading: ResumeReading | null) =>
  (reading?.text.lines ?? []).reduce((sum, { text }) => sum + text.length, 0);

/** What measures against one target. */
interface Gauge {
  target: Target;
  real: (reading: ResumeReading, corrections: Corrections) => Measured;
  simulated: (facts: SimulatedFacts) => Measured;
}

/** The candidates of the demo world, kept in the page. */
export function createCandidates({
  now,
  random,
  wait,
  readResume,
  sample,
}: DemoOptions): Workspace['candidates'] {
  const records = once(
    async () =>
      new Map((await sample.candidates(now())).map((candidate) => [candidate.id, candidate])),
  );
  const ranking = once(async () => ({
    ...(await import('@/intelligence/ranking/score')),
    ...(await import('@/intelligence/ranking/target')),
  }));
  const form = once(async () => ({
    ...(await import('./draft')),
    ...(await import('../schemas/correction-form')),
  }));
  const simulation = once(() => import('./simulation'));
  /** Null where a choice asks for nothing: a score needs a target. */
  const targetOf = async ({ title, listingId }: TargetChoice): Promise<Target | null> => {
    const { asksNothing, listingTarget, titleTarget } = await ranking();
    const listing = (await sample.jobListings(now())).find(({ id }) => id === listingId);
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
    const record = (await records()).get(id);
    if (record === undefined) throw missing('candidate');
    return record;
  };
  const other = async (id: string): Promise<OtherCandidate> => {
    const { fileName, status } = await find(id);
    return { id, fileName, status };
  };
  const send = async (id: string, command: CandidateCommand, by: Person) => {
    const event = { ...command, by: { name: by.name, role: by.role }, at: now().toISOString() };
    const stepped = step(candidateLifecycle, await find(id), event);
    if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
    (await records()).set(id, stepped.record);
    return stepped.record;
  };
  const knownSkills = async () =>
    (await sample.jobListings(now())).flatMap(({ skills }) =>
      skills.split(',').map((s) => s.trim()),
    );

  return {
    list: async () =>
      [...(await records()).values()].toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt)),

    get: find,

    async analyse(files, choice, by, { signal, report }) {
      const all = await records();
      const target = await targetOf(choice);
      const gauge = target === null ? null : await gaugeFor(target);
      const receivedAt = now().toISOString();
      const skills = await knownSkills();
      const { draw, simulate } = await simulation();
      const pending = files.map(({ name }, index) => {
        const id = `${Date.parse(receivedAt)}-${index + 1}`;
        const [snapshot] = initialTransition(candidateMachine, { id, fileName: name, receivedAt });
        all.set(id, { ...candidateLifecycle.recordOf(snapshot), history: [] });
        return { id, drawn: draw(random) };
      });
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
          await send(one.id, { type: 'candidate.analyse', reading, measured }, by);
        } else {
          const simulated = simulate(index, one.drawn, outcome.refusal);
          const measured = gauge?.simulated(simulated) ?? null;
          await send(one.id, { type: 'candidate.simulate', simulated, measured }, by);
        }
        report(progressOf(index, outcome));
      };
      const settled = await Promise.allSettled(files.map(analyseOne));
      for (const { id } of pending) if (all.get(id)?.status === 'Pending') all.delete(id);
      const failed = settled.find((result) => result.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },

    async reanalyse(ids, choice, by, { signal, report }) {
      const target = await targetOf(choice);
      if (target === null) {
        throw new Refused({ code: 'draft.invalid', sentence: targetIsMissing, field: 'title' });
      }
      const gauge = await gaugeFor(target);
      const readings = await sample.readings();
      let [measured, characters] = [0, Infinity];
      for (const [index, id] of ids.entries()) {
        const { reading, simulated, corrections } = await find(id);
        characters += charactersOf(reading);
        if (measured === batch.candidates || characters > batch.characters) {
          await wait(0);
          [measured, characters] = [0, charactersOf(reading)];
        }
        measured += 1;
        signal.throwIfAborted();
        report({ index, stage: 'reading' });
        const outcome: ReadOutcome | undefined =
          reading === null ? readings[id] : { outcome: 'read', reading };
        if (simulated !== null) {
          await send(id, { type: 'candidate.measure', measured: gauge.simulated(simulated) }, by);
        } else if (outcome?.outcome === 'read') {
          const score = gauge.real(outcome.reading, corrections);
          await send(
            id,
            reading === null
              ? { type: 'candidate.analyse', reading: outcome.reading, measured: score }
              : { type: 'candidate.measure', measured: score },
            by,
          );
        }
        report(
          outcome?.outcome === 'read'
            ? progressOf(index, outcome, corrections)
            : { index, stage: 'analysed', refusal: simulated?.reason ?? null },
        );
      }
    },

    async undoReanalysis(ids, by) {
      const all = await records();
      const again = ids.filter((id) => (all.get(id)?.before ?? null) !== null);
      for (const id of again) await send(id, { type: 'candidate.undo' }, by);
      return again.length;
    },

    async merge(id, into, by) {
      return send(id, { type: 'candidate.merge', other: await other(into) }, by);
    },

    separate: (id, by) => send(id, { type: 'candidate.separate' }, by),

    async tellApart(id, otherId, by) {
      return send(id, { type: 'candidate.tellApart', other: await other(otherId) }, by);
    },

    async correct(id, draft, by) {
      const { parsed, CorrectionForm } = await form();
      const corrections = parsed(CorrectionForm, draft);
      const { reading, scores: held } = await find(id);
      if (reading === null) {
        const sentence = candidateLifecycle.asks['wasRead'] ?? '';
        throw new Refused({ code: 'candidate.wasRead', sentence });
      }
      const scores: Measured[] = [];
      for (const { target } of held) {
        await wait(0);
        scores.push((await gaugeFor(target)).real(reading, corrections));
      }
      return send(id, { type: 'candidate.correct', corrections, scores }, by);
    },
  };
}

/** What became of a file. What was corrected by hand counts as what the file held. */
function progressOf(
  index: number,
  outcome: ReadOutcome,
  corrections: Corrections = {},
): ItemProgress {
  if (outcome.outcome === 'refused') return { index, stage: 'analysed', refusal: outcome.refusal };
  const { facts } = standingReading(outcome.reading, corrections);
  return holdNothing(correctedFacts(facts, corrections))
    ? { index, stage: 'empty' }
    : { index, stage: 'analysed', refusal: null };
}
