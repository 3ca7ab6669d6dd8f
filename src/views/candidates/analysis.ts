import type { TargetChoice } from '@/data/schemas/score';
import type { ResumeImportSearch } from '@/data/schemas/search';
import type { resumeAnalysisMachine } from '@/machines/candidate/resume-analysis.machine';
import type { ActorRefFrom } from 'xstate';

export type AnalysisRef = ActorRefFrom<typeof resumeAnalysisMachine>;

/** What the import screen's URL says to measure against. */
export const targetOf = ({ title, listing }: ResumeImportSearch): TargetChoice => ({
  title: title ?? '',
  listingId: listing ?? null,
});
