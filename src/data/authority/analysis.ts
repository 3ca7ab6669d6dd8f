import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import { correctedFacts, holdNothing, standingReading } from '@masar/resume/facts';
import { checked } from '@masar/resume/checked';
import { targetIsMissing } from '@/machines/candidate/targets';
import { fresh } from '@/machines/step';
import { once } from '../once';
import type { Answers } from '../port/answers';
import {
  type ItemResult,
  type MeasuredItem,
  MOST_MEASURED,
  ReceivedFiles,
} from '../schemas/analysis';
import type {
  Corrections,
  ReadOutcome,
  ResumeReading,
  Unreadable,
  Measured,
  Target,
  TargetChoice,
} from '@masar/resume/schemas';
import type { SimulatedFacts } from '../schemas/candidate';
import { missing, Refused } from '../schemas/refused';
import { parsed } from './draft';
import { type KeepingFiles, needFiles } from './files';
import { type Asking, once as onceFor, take } from './take';

export const life = {
  kind: 'candidate',
  called: 'candidate',
  lifecycle: candidateLifecycle,
} as const;

/**
 * The most that is measured before the page may draw, so that it is never blocked: candidates, and characters of
 * their resumes.
 */
const batch = { candidates: 5, characters: 50_000 };

const charactersOf = (reading: ResumeReading | null) =>
  (reading?.text.lines ?? []).reduce((sum, { text }) => sum + text.length, 0);

/** The demo's stand-in for a file that could not be read. */
export interface Simulation {
  /** Prepares the candidates of a run, in the order of their files. */
  begin: (ids: readonly string[]) => Promise<void>;
  /** Made-up facts for a candidate, and why they are made up. */
  factsOf: (id: string, reason: Unreadable) => Promise<SimulatedFacts>;
  /** The score of made-up facts, from 0 to 100. */
  score: (facts: SimulatedFacts, target: Target) => Promise<number>;
}

/** How a world analyses. */
export interface Analysing {
  /** Without one, a file that could not be read stays Pending with its reason. */
  simulation?: Simulation;
  /** Waits until what else runs had its turn, between two pieces of work. */
  breathe: () => Promise<void>;
}

/** Measures against targets. A target is prepared once for those that follow one another. */
export function createGauges({ store }: Pick<Asking, 'store'>) {
  const ranking = once(() => import('@masar/resume/ranking'));
  let last: {
    key: string;
    real: ReturnType<Awaited<ReturnType<typeof ranking>>['scorer']>;
  } | null = null;
  return {
    /** Null where a choice names no target: a score needs one. */
    targetOf: async ({ title, listingId }: TargetChoice): Promise<Target | null> => {
      const { asksNothing, listingTarget, titleTarget } = await ranking();
      const listing = listingId === null ? undefined : await store.get('jobListing', listingId);
      const target = listing === undefined ? titleTarget(title) : listingTarget(listing);
      return asksNothing(target) ? null : target;
    },
    /** The score of a reading. */
    gaugeFor: async (target: Target) => {
      const key = JSON.stringify(target);
      const real = last?.key === key ? last.real : (await ranking()).scorer(target);
      last = { key, real };
      return (reading: ResumeReading, corrections: Corrections): Measured => ({
        target,
        score: real(standingReading(reading, corrections).facts, reading.text, corrections),
      });
    },
  };
}

type Analysis = Pick<Answers['candidates'], 'receive' | 'analyse' | 'measure' | 'discard'>;

/** The analysis of candidates, one by one, as a run asks for it. */
export function createAnalysis(
  asking: Asking,
  { simulation, breathe, hasFiles }: Analysing & KeepingFiles,
  { targetOf, gaugeFor }: ReturnType<typeof createGauges>,
): Analysis {
  const { store, now, newId } = asking;
  let [measured, characters] = [0, Infinity];
  const pace = async (reading: ResumeReading | null) => {
    characters += charactersOf(reading);
    if (measured === batch.candidates || characters > batch.characters) {
      [measured, characters] = [0, charactersOf(reading)];
      await breathe();
    }
    measured += 1;
  };
  const simulatedOn = async (facts: SimulatedFacts, target: Target): Promise<Measured> => ({
    target,
    score: { total: (await simulation?.score(facts, target)) ?? 0, parts: [] },
  });

  /** What a reading is kept with: its score, where there is a target. */
  const analysedBy = async (id: string, outcome: ReadOutcome, target: Target | null) => {
    if (outcome.outcome === 'read') {
      const { reading } = outcome;
      const score = target === null ? null : (await gaugeFor(target))(reading, {});
      return { type: 'candidate.analyse', reading, measured: score };
    }
    if (simulation === undefined) return { type: 'candidate.notRead', reason: outcome.reason };
    const simulated = await simulation.factsOf(id, outcome.reason);
    const score = target === null ? null : await simulatedOn(simulated, target);
    return { type: 'candidate.simulate', simulated, measured: score };
  };
  const measureOne = async (id: string, target: Target): Promise<MeasuredItem> => {
    const record = await store.get('candidate', id);
    if (record === undefined) throw missing('candidate');
    const { reading, simulated, fileName, file } = record;
    await pace(reading);
    const measure = (score: Measured) =>
      take(asking, life, id, { type: 'candidate.measure', measured: score });
    if (simulated !== null) {
      await measure(await simulatedOn(simulated, target));
      return { stage: 'analysed', reason: simulated.reason };
    }
    if (reading === null) return { stage: 'unread', name: fileName, url: file };
    const gauge = await gaugeFor(target);
    const { corrections } = await take(asking, life, id, async (transaction) => {
      const kept = (await transaction.get('candidate', id)) ?? record;
      return { type: 'candidate.measure', measured: gauge(reading, kept.corrections) };
    });
    return resultOf(reading, corrections);
  };

  return {
    async receive(files, sent) {
      const received = parsed(ReceivedFiles, files);
      const urls = received.map(({ url }) => url);
      await needFiles({ hasFiles }, 'resume', urls, 'files');
      const receivedAt = now().toISOString();
      return onceFor(asking, sent ?? {}, async (transaction) => {
        const records = received.map(({ name, url }) =>
          fresh(candidateLifecycle, { id: newId(), fileName: name, receivedAt, file: url }),
        );
        for (const record of records) transaction.put('candidate', record.id, record);
        const ids = records.map(({ id }) => id);
        await simulation?.begin(ids);
        return ids;
      });
    },

    async analyse(id, outcome, choice, sent) {
      const read = checked(outcome);
      if (typeof read === 'string') throw new Refused({ code: 'draft.invalid', sentence: read });
      await pace(read.outcome === 'read' ? read.reading : null);
      const target = await targetOf(choice);
      await take(asking, life, id, () => analysedBy(id, read, target), sent);
      return read.outcome === 'read'
        ? resultOf(read.reading)
        : { stage: 'analysed', reason: read.reason };
    },

    async measure(ids, choice) {
      const target = await targetOf(choice);
      if (target === null) {
        throw new Refused({ code: 'draft.invalid', sentence: targetIsMissing, field: 'title' });
      }
      const steps: MeasuredItem[] = [];
      for (const id of ids.slice(0, MOST_MEASURED)) {
        try {
          steps.push(await measureOne(id, target));
        } catch (error) {
          if (steps.length === 0 || !(error instanceof Refused)) throw error;
          break;
        }
      }
      return steps;
    },

    async discard(ids) {
      await store.transact(async (transaction) => {
        for (const { id, status, unreadable } of await transaction.some('candidate', ids)) {
          if (status === 'Pending' && unreadable === null) transaction.drop('candidate', id);
        }
      });
    },
  };
}

/** What became of a file that was read. A value that was corrected by hand counts as if the file held it. */
function resultOf(reading: ResumeReading, corrections: Corrections = {}): ItemResult {
  const { facts } = standingReading(reading, corrections);
  return holdNothing(correctedFacts(facts, corrections))
    ? { stage: 'empty' }
    : { stage: 'analysed', reason: null };
}
