import type { JobListing } from '@/data/schemas/job-listing';
import type { TargetChoice } from '@masar/resume/schemas';
import type { ResumeImportSearch } from '@/data/schemas/search';
import type { CandidateProfile } from '@/machines/candidate/profile';
import type {
  resumeAnalysisMachine,
  ResumeAnalysisEvent,
} from '@/machines/candidate/resume-analysis.machine';
import { targetIsMissing } from '@/machines/candidate/targets';
import type { ActorRefFrom } from 'xstate';

export type AnalysisRef = ActorRefFrom<typeof resumeAnalysisMachine>;

/** The target that the import screen's URL names: an existing job listing, or else the title. */
export function choiceOf(
  { title, listing }: ResumeImportSearch,
  listings: readonly JobListing[],
): TargetChoice {
  const job = listings.find(({ id }) => id === listing);
  if (job === undefined) return { title: title ?? '', listingId: null };
  return { title: job.title, listingId: job.id, place: job.location };
}

/** Whether a candidate's file was not read since its pages are pictures, so that its text may be recognised. */
export const isScan = ({
  fileName,
  unreadable,
  simulated,
}: Pick<CandidateProfile, 'fileName' | 'unreadable' | 'simulated'>): boolean =>
  (unreadable ?? simulated)?.kind === 'noText' && /\.pdf$/i.test(fileName);

/** The parameters of the import screen's URL for a target. */
export const searchFor = ({ title, listingId }: TargetChoice) =>
  listingId === null ? { title, listing: undefined } : { title: undefined, listing: listingId };

/** Why candidates cannot be analysed anew now; null where they can. */
export function refusalOf(
  analysis: AnalysisRef,
  restart: Extract<ResumeAnalysisEvent, { type: 'analysis.restart' }>,
): string | null {
  const now = analysis.getSnapshot();
  if (now.can(restart)) return null;
  if (!now.matches('choosing')) return 'An analysis is running already.';
  return restart.candidates.length === 0
    ? 'Tick the candidates to re-analyze first.'
    : targetIsMissing;
}
