import type { PlanId } from '@/data/schemas/plan';
import type { InterviewQuestion } from '@/data/schemas/question';
import type { Report, ReportType } from '@/data/schemas/report';
import type { ReadOutcome } from '@masar/resume/schemas';
import type { ReadResume } from '@/data/port/calls';
import type { Workspace } from '@/data/port/workspace';
import { fromPromise } from 'xstate';

/**
 * Interview questions for a candidate. Where `target` is null, they are for the target that the candidate was
 * last measured against.
 */
export const generateQuestions = ({ questions }: Workspace) =>
  fromPromise<InterviewQuestion[], { id: string; target: string | null }>(
    ({ input: { id, target } }) => questions.generate(id, target),
  );

export const generateReport = ({ reports }: Workspace) =>
  fromPromise<Report, ReportType>(({ input }) => reports.generate(input));

/** Subscribes the company to a plan; resolves when the screen shows it. */
export const subscribe = ({ subscription }: Workspace) =>
  fromPromise<void, { plan: PlanId; key: string }>(async ({ input: { plan, key } }) => {
    await subscription.subscribe(plan, { key });
  });

/** Reads one resume for a visitor. No company's skills are known there. */
export const readOne = (readResume: ReadResume) =>
  fromPromise<ReadOutcome, File>(({ input, signal }) =>
    readResume(input, { knownSkills: [], signal }),
  );
