import {
  type CandidateCommand,
  candidateLifecycle,
  candidateMachine,
} from '@/machines/candidate/candidate.machine';
import type { ItemProgress } from '@/machines/candidate/analysis-item';
import { correctedFacts, holdNothing } from '@/machines/candidate/profile';
import { step } from '@/machines/step';
import { initialTransition } from 'xstate';
import { once } from '../once';
import type { Corrections } from '../schemas/candidate';
import type { Person } from '../schemas/person';
import type { ReadOutcome, ResumeReading } from '../schemas/resume';
import type { ScoreBreakdown, Target, TargetChoice } from '../schemas/score';
import type { Workspace } from '../workspace';
import type { DemoOptions } from './world';

/** Candidates measured between two breaths of the page, so that a long re-analysis never blocks it. */
const batchSize = 20;

type Measure = (reading: ResumeReading, corrections: Corrections) => ScoreBreakdown;

/** The candidates of the demo world, kept in the page. */
export function createCandidates({
  now,
  random,
  wait,
  readResume,
  sample,
}: DemoOptions): Workspace['candidates'] {
  const records = once(
    async () => new Map((await sample.candidates()).map((candidate) => [candidate.id, candidate])),
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
  const targetOf = async ({ title, listingId }: TargetChoice): Promise<Target> => {
    const { listingTarget, titleTarget } = await ranking();
    const listing = (await sample.jobListings()).find(({ id }) => id === listingId);
    return listing === undefined ? titleTarget(title) : listingTarget(listing);
  };

  const find = async (id: string) => {
    const record = (await records()).get(id);
    if (record === undefined) throw new Error('This candidate does not exist.');
    return record;
  };
  const send = async (id: string, command: CandidateCommand, by: Person) => {
    const event = { ...command, by: { name: by.name, role: by.role }, at: now().toISOString() };
    const stepped = step(candidateLifecycle, await find(id), event);
    if (stepped.outcome === 'refused') throw new Error(stepped.reason);
    (await records()).set(id, stepped.record);
    return stepped.record;
  };
  const measureAgainst = async (target: Target): Promise<Measure> => {
    const measure = (await ranking()).scorer(target);
    return ({ facts, text }, corrections) => measure(facts, text, corrections);
  };
  const recordReading = async (
    id: string,
    reading: ResumeReading,
    { target, measure, by }: { target: Target; measure: Measure; by: Person },
  ) => {
    const { corrections } = await find(id);
    const score = measure(reading, corrections);
    return send(id, { type: 'candidate.analyse', reading, target, score }, by);
  };
  const knownSkills = async () =>
    (await sample.jobListings()).flatMap(({ skills }) => skills.split(',').map((s) => s.trim()));

  return {
    list: async () =>
      [...(await records()).values()].toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt)),

    get: find,

    async analyse(files, choice, by, { signal, report }) {
      const all = await records();
      const target = await targetOf(choice);
      const receivedAt = now().toISOString();
      const skills = await knownSkills();
      const measure = await measureAgainst(target);
      const { draw, simulate } = await simulation();
      const pending = files.map(({ name }, index) => {
        const id = `${Date.parse(receivedAt)}-${index + 1}`;
        const [snapshot] = initialTransition(candidateMachine, { id, fileName: name, receivedAt });
        all.set(id, candidateLifecycle.recordOf(snapshot));
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
          await recordReading(one.id, outcome.reading, { target, measure, by });
        } else {
          const simulated = simulate(index, one.drawn, target, outcome.refusal);
          await send(one.id, { type: 'candidate.simulate', simulated, target }, by);
        }
        report(progressOf(index, outcome));
      };
      const settled = await Promise.allSettled(files.map(analyseOne));
      for (const { id } of pending) if (all.get(id)?.status === 'Pending') all.delete(id);
      const failed = settled.find((result) => result.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },

    async reanalyse(ids, choice, by, { signal, report }) {
      const asked = await targetOf(choice);
      const readings = await sample.readings();
      const measureAsked = await measureAgainst(asked);
      const { simulatedScore } = await simulation();
      for (const [index, id] of ids.entries()) {
        if (index % batchSize === 0) await wait(0);
        signal.throwIfAborted();
        report({ index, stage: 'reading' });
        const { reading, simulated, corrections, target: own } = await find(id);
        const target = asked.title === '' && own !== null ? own : asked;
        const measure = target === asked ? measureAsked : await measureAgainst(target);
        const outcome: ReadOutcome | undefined =
          reading === null ? readings[id] : { outcome: 'read', reading };
        if (simulated !== null) {
          const again = { ...simulated, score: simulatedScore(simulated, target) };
          await send(id, { type: 'candidate.simulate', simulated: again, target }, by);
        } else if (outcome?.outcome === 'read') {
          await recordReading(id, outcome.reading, { target, measure, by });
        }
        report(
          outcome?.outcome === 'read'
            ? progressOf(index, outcome, corrections)
            : { index, stage: 'analysed', refusal: simulated?.reason ?? null },
        );
      }
    },

    async correct(id, draft, by) {
      const { parsed, CorrectionForm } = await form();
      const corrections = parsed(CorrectionForm, draft);
      const { reading, target } = await find(id);
      if (reading === null || target === null) {
        throw new Error(candidateLifecycle.asks['wasRead']);
      }
      const measure = await measureAgainst(target);
      const score = measure(reading, corrections);
      return send(id, { type: 'candidate.correct', corrections, score }, by);
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
  return holdNothing(correctedFacts(outcome.reading.facts, corrections))
    ? { index, stage: 'empty' }
    : { index, stage: 'analysed', refusal: null };
}
