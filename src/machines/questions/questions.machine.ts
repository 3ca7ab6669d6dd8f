import { CustomQuestion, type InterviewQuestion } from '@/data/schemas/question';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type QuestionsEvent =
  | { type: 'candidate.choose'; id: string | null; target: string | null }
  | { type: 'questions.generate' }
  | { type: 'question.add'; question: string };

interface Questions {
  candidateId: string | null;
  /** The key of the target of the questions. Null for the one that the candidate was last measured against. */
  target: string | null;
  generated: InterviewQuestion[];
  /** The questions that HR staff wrote themselves. */
  custom: string[];
  failure: string | null;
}

/** Interview questions for a chosen candidate. Another candidate, none, or another target clears them. */
export const questionsMachine = setup({
  types: {
    context: {} as Questions,
    events: {} as QuestionsEvent,
    input: {} as Pick<Questions, 'candidateId' | 'target'>,
  },
  actors: {
    generateQuestions: fromPromise<InterviewQuestion[], { id: string; target: string | null }>(() =>
      Promise.reject(new Error('generateQuestions')),
    ),
  },
  guards: {
    someoneIsChosen: ({ context }) => context.candidateId !== null,
    questionIsWritten: (_, p: { question: string }) => CustomQuestion.safeParse(p.question).success,
  },
  actions: {
    chooseCandidate: assign((_, p: { id: string | null; target: string | null }) => ({
      candidateId: p.id,
      target: p.target,
      generated: [],
      custom: [],
      failure: null,
    })),
    recordQuestions: assign((_, p: { questions: InterviewQuestion[] }) => ({
      generated: p.questions,
    })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    addQuestion: assign(({ context }, p: { question: string }) => ({
      custom: [...context.custom, p.question.trim()],
    })),
    clearGenerated: assign({ generated: [], failure: null }),
  },
  delays: { generationLimit: 15_000 },
}).createMachine({
  id: 'questions',
  context: ({ input }) => ({
    ...input,
    generated: [],
    custom: [],
    failure: null,
  }),
  initial: 'choosing',
  on: {
    'candidate.choose': {
      target: '.choosing',
      actions: { type: 'chooseCandidate', params: ({ event }) => event },
    },
    'question.add': {
      guard: { type: 'questionIsWritten', params: ({ event }) => event },
      actions: { type: 'addQuestion', params: ({ event }) => event },
    },
  },
  states: {
    choosing: {
      on: { 'questions.generate': { guard: 'someoneIsChosen', target: 'generating' } },
    },
    generating: {
      entry: 'clearGenerated',
      invoke: {
        id: 'generateQuestions',
        src: 'generateQuestions',
        input: ({ context }) => {
          if (context.candidateId === null) throw new Error('generating for nobody');
          return { id: context.candidateId, target: context.target };
        },
        onDone: {
          target: 'generated',
          actions: {
            type: 'recordQuestions',
            params: ({ event }) => ({ questions: event.output }),
          },
        },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        generationLimit: {
          target: 'failed',
          actions: {
            type: 'recordFailure',
            params: {
              error: {
                code: 'unanswered',
                sentence: 'Generating took too long. Please try again.',
              },
            },
          },
        },
      },
    },
    generated: { on: { 'questions.generate': { target: 'generating' } } },
    failed: { on: { 'questions.generate': { target: 'generating' } } },
  },
});
