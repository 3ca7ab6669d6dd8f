import * as z from 'zod/mini';

/** A search parameter that falls back to absent when it is malformed. */
export const parameter = <T extends z.ZodMiniType>(schema: T) =>
  z.catch(z.optional(schema), undefined);

export const sortOrders = ['asc', 'desc'] as const;
const text = z.string().check(z.maxLength(200));

export const candidateSortKeys = [
  'name',
  'position',
  'experience',
  'location',
  'education',
  'score',
  'status',
] as const;
export type CandidateSortKey = (typeof candidateSortKeys)[number];

/** What narrows and orders a list of candidates, as it stands in the URL. */
export const CandidateSearch = z.object({
  q: parameter(text),
  status: parameter(z.enum(['Analyzed', 'Pending'])),
  years: parameter(z.number().check(z.minimum(0), z.maximum(70))),
  location: parameter(text),
  skill: parameter(text),
  sort: parameter(z.enum(candidateSortKeys)),
  order: parameter(z.enum(sortOrders)),
  selected: parameter(z.array(z.string()).check(z.maxLength(500))),
});
export type CandidateSearch = z.infer<typeof CandidateSearch>;

/** The import screen's list and the target its resumes are measured against. */
export const ResumeImportSearch = z.extend(CandidateSearch, {
  title: parameter(text),
  listing: parameter(z.string()),
});
export type ResumeImportSearch = z.infer<typeof ResumeImportSearch>;

/** The ranking, narrowed to one target. */
export const RankingSearch = z.object({ target: parameter(text) });

/** The candidate list and the candidate opened from it. */
export const CandidateListSearch = z.extend(CandidateSearch, { candidate: parameter(z.string()) });
export type CandidateListSearch = z.infer<typeof CandidateListSearch>;
