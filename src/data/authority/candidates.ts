import type { CandidateCommand } from '@/machines/candidate/events';
import { once } from '../once';
import type { Answers } from '../port/answers';
import type { Candidate, OtherCandidate } from '../schemas/candidate';
import type { Measured } from '@masar/resume/schemas';
import { missing } from '../schemas/refused';
import type { Sent } from '../port/calls';
import type { Analysing } from './analysis';
import type { KeepingFiles } from './files';
import { namesIn } from './names';
import type { Asking } from './take';

/** The candidates. */
export function createCandidates(
  asking: Asking,
  analysing: Analysing & KeepingFiles,
): Answers['candidates'] {
  const { store } = asking;
  // A list needs none of this.
  const analysis = once(async () => {
    const [{ createAnalysis, createGauges, life }, { take }] = await Promise.all([
      import('./analysis'),
      import('./take'),
    ]);
    const gauges = createGauges(asking);
    return { ...createAnalysis(asking, analysing, gauges), gauges, life, take };
  });
  const form = once(() => Promise.all([import('../schemas/correction-form'), import('./draft')]));

  const find = async (id: string) => {
    const record = await store.get('candidate', id);
    if (record === undefined) throw missing('candidate');
    return record;
  };
  const shown = async (record: Candidate) => (await namesIn(store, [record])).candidate(record);
  const other = async (id: string): Promise<OtherCandidate> => {
    const { fileName, status } = await find(id);
    return { id, fileName, status };
  };
  const send = async (id: string, command: CandidateCommand, sent?: Sent) => {
    const { life, take } = await analysis();
    return take(asking, life, id, command, sent);
  };

  return {
    receive: async (...asked) => (await analysis()).receive(...asked),
    analyse: async (...asked) => (await analysis()).analyse(...asked),
    measure: async (...asked) => (await analysis()).measure(...asked),
    discard: async (...asked) => (await analysis()).discard(...asked),

    list: (search, paging) => store.candidates.page(search, paging),

    get: async (id) => shown(await find(id)),

    neighbours: (id, search) => store.candidates.neighbours(id, search),

    twins: () => store.candidates.twins(),

    async merged(id) {
      const { mergedInto } = await find(id);
      const [into, parts] = await Promise.all([
        mergedInto === null ? null : store.get('candidate', mergedInto),
        store.candidates.partsOf(id),
      ]);
      return { into: into ?? null, parts };
    },

    async undoReanalysis(ids) {
      let undone = 0;
      for (const id of ids) {
        if (((await store.get('candidate', id))?.before ?? null) === null) continue;
        await send(id, { type: 'candidate.undo' });
        undone += 1;
      }
      return undone;
    },

    async merge(id, into, sent) {
      return send(id, { type: 'candidate.merge', other: await other(into) }, sent);
    },

    separate: (id, sent) => send(id, { type: 'candidate.separate' }, sent),

    async tellApart(id, otherId, sent) {
      return send(id, { type: 'candidate.tellApart', other: await other(otherId) }, sent);
    },

    send: async (id, command, sent) =>
      shown(
        await send(
          id,
          command.type === 'candidate.note' ? { ...command, id: asking.newId() } : command,
          sent,
        ),
      ),

    async correct(id, draft, sent) {
      const [[{ CorrectionForm }, { parsed }], { gauges }] = await Promise.all([
        form(),
        analysis(),
      ]);
      const corrections = parsed(CorrectionForm, draft);
      const { reading, scores: held } = await find(id);
      const scores: Measured[] = [];
      if (reading !== null) {
        for (const { target } of held) {
          await analysing.breathe();
          scores.push((await gauges.gaugeFor(target))(reading, corrections));
        }
      }
      return send(id, { type: 'candidate.correct', corrections, scores }, sent);
    },
  };
}
