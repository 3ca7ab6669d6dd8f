import { MAX_FILE_BYTES } from '@masar/resume/limits';
import type { Answers } from '../port/answers';
import type { KeepOptions, OnDevice } from '../port/calls';
import type { Workspace } from '../port/workspace';
import { type ItemResult, MOST_MEASURED } from '../schemas/analysis';
import type { Attachment, FileUse } from '../schemas/attachment';
import { missing, Refused } from '../schemas/refused';
import type { ReadOutcome, UnreadableKind, TargetChoice } from '@masar/resume/schemas';

/** What a page does with files. Each call rejects once `signal` aborts. */
export interface Files extends OnDevice {
  /**
   * Keeps a file for the world, and resolves to its link; null where the world keeps no file of that kind.
   * `onProgress` is told what part of it was sent, from 0 to 1, where that takes long. Rejects with a sentence
   * that names the file.
   */
  keepFile: (file: File, options: KeepOptions & { of: FileUse }) => Promise<string | null>;
  /** Fetches a file that the world keeps. */
  fetchFile: (url: string, name: string, signal: AbortSignal) => Promise<File>;
  /** The outcome that stands for reading a Pending candidate whose file is not kept; null where there is none. */
  readingOf: (id: string) => Promise<ReadOutcome | null>;
  /** The most candidates that one call measures. A page shows progress after each call. */
  atOnce?: number;
}

const failedOf = (settled: PromiseSettledResult<unknown>[]) =>
  settled.find((result) => result.status === 'rejected');

const valuesOf = <T>(settled: PromiseSettledResult<T>[]): T[] =>
  settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

/** The refusals of a file that no world keeps, whatever is tried. The others of a run are not held up by them. */
const unkept: Record<string, UnreadableKind> = {
  'file.kind': 'wrongType',
  'request.tooLarge': 'tooLarge',
};

/**
 * Keeps a file that a record is to name.
 * @throws `Refused` where it is too large, or the world does not keep it, with a sentence that names the file.
 */
export async function keepToName(
  { keepFile }: Pick<Files, 'keepFile'>,
  file: File,
  options: Parameters<Files['keepFile']>[1],
): Promise<Attachment> {
  const { name, size } = file;
  if (size > MAX_FILE_BYTES) {
    const sentence = `“${name}” is larger than ${MAX_FILE_BYTES / 1024 ** 2} MB. Choose a smaller file.`;
    throw new Refused({ code: 'request.tooLarge', sentence });
  }
  const url = await keepFile(file, options);
  if (url === null) throw missing('file');
  return { name, url };
}

/** The long runs of a page. Every file and every few candidates are a call, so that what is finished stays. */
export function createRuns(
  { candidates, jobListings }: Pick<Answers, 'candidates' | 'jobListings'>,
  { readResume, recogniseResume, keepFile, fetchFile, readingOf, atOnce = MOST_MEASURED }: Files,
): Pick<Workspace['candidates'], 'analyse' | 'reanalyse' | 'recognise'> {
  const knownSkills = async () =>
    (await jobListings.list()).flatMap(({ skills }) => skills.split(',').map((s) => s.trim()));

  const readAgain = async (
    id: string,
    { name, url }: { name: string; url: string | null },
    target: TargetChoice,
    signal: AbortSignal,
  ): Promise<ItemResult> => {
    const outcome =
      url === null
        ? await readingOf(id)
        : await readResume(await fetchFile(url, name, signal), {
            knownSkills: await knownSkills(),
            signal,
          });
    signal.throwIfAborted();
    if (outcome === null) return { stage: 'analysed', reason: null };
    return candidates.analyse(id, outcome, target);
  };

  /** Candidates of runs that broke off where the world could not be asked to discard them. */
  let left: string[] = [];
  const discard = async (ids: readonly string[]) => {
    left.push(...ids);
    if (left.length > 0) await candidates.discard(left);
    left = [];
  };

  return {
    async analyse(files, target, { signal, report }) {
      await discard([]);
      const keeping = await Promise.allSettled(
        files.map(async (file, index) => {
          const onProgress = (sent: number) => report({ index, stage: 'sending', share: sent });
          try {
            const url = await keepFile(file, { of: 'resume', signal, onProgress });
            return { file, index, url };
          } catch (error) {
            const kind = error instanceof Refused ? unkept[error.refusal.code] : undefined;
            if (kind === undefined) throw error;
            const reason = { kind, message: (error as Refused).refusal.sentence };
            report({ index, stage: 'analysed', reason });
            return null;
          }
        }),
      );
      signal.throwIfAborted();
      const kept = valuesOf(keeping).filter((one) => one !== null);
      const ids = await candidates.receive(kept.map(({ file, url }) => ({ name: file.name, url })));
      const skills = await knownSkills();
      const analysing = await Promise.allSettled(
        kept.map(async ({ file, index }, place) => {
          const outcome = await readResume(file, {
            knownSkills: skills,
            signal,
            onStart: () => report({ index, stage: 'reading' }),
          });
          signal.throwIfAborted();
          const id = ids[place] ?? '';
          report({ index, id, ...(await candidates.analyse(id, outcome, target)) });
        }),
      );
      if (failedOf(analysing) !== undefined) await discard(ids).catch(() => undefined);
      const failed = failedOf([...keeping, ...analysing]);
      if (failed !== undefined) throw failed.reason;
    },

    async reanalyse(ids, target, { signal, report }) {
      let done = 0;
      do {
        signal.throwIfAborted();
        const asked = ids.slice(done, done + atOnce);
        for (const offset of asked.keys()) report({ index: done + offset, stage: 'reading' });
        const items = await candidates.measure(asked, target);
        for (const [offset, item] of items.entries()) {
          const index = done + offset;
          const result =
            item.stage === 'unread'
              ? await readAgain(ids[index] ?? '', item, target, signal)
              : item;
          report({ index, ...result });
        }
        done += items.length;
      } while (done < ids.length);
    },

    async recognise(ids, target, { signal, report }) {
      const skills = await knownSkills();
      for (const [index, id] of ids.entries()) {
        const onShare = (share: number) => report({ index, stage: 'recognising', share });
        onShare(0);
        const { fileName, file: url, simulated } = await candidates.get(id);
        if (url === null) throw missing('file');
        const file = await fetchFile(url, fileName, signal);
        const outcome = await recogniseResume(file, { knownSkills: skills, signal, onShare });
        signal.throwIfAborted();
        const result =
          outcome.outcome === 'refused' && simulated !== null
            ? ({ stage: 'analysed', reason: outcome.reason } as const)
            : await candidates.analyse(id, outcome, target);
        report({ index, id, ...result });
      }
    },
  };
}
