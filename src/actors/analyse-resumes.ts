import type { Workspace } from '@/data/port/workspace';
import type { ItemProgress } from '@/machines/candidate/analysis-item';
import type {
  AnalysisRun,
  ResumeAnalysisEvent,
} from '@/machines/candidate/resume-analysis.machine';
import { fromCallback } from 'xstate';

/** Runs an analysis in the world and reports its progress to the machine. Leaving the state ends it. */
export const analyseResumes = ({ candidates }: Workspace) =>
  fromCallback<ResumeAnalysisEvent, AnalysisRun>(({ input, sendBack }) => {
    const ending = new AbortController();
    const options = {
      signal: ending.signal,
      report: (progress: ItemProgress) => sendBack({ type: 'analysis.progressed', progress }),
    };
    const run = async () => {
      try {
        if (input.of === 'files') {
          await candidates.analyse(input.files, input.target, options);
        } else {
          const ids = input.candidates.map(({ id }) => id);
          const analyse = input.of === 'scans' ? candidates.recognise : candidates.reanalyse;
          await analyse(ids, input.target, options);
        }
        sendBack({ type: 'analysis.completed' });
      } catch (error) {
        sendBack({ type: 'analysis.failed', error });
      }
    };
    void run();
    return () => ending.abort();
  });
