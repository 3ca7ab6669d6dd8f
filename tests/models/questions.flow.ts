import { questionsMachine } from '@/machines/questions/questions.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop =
  | 'unchosen'
  | 'a is chosen'
  | 'b is chosen'
  | 'generating for a'
  | 'generating for b'
  | 'generated for a'
  | 'generated for b'
  | 'failed for a: refused'
  | 'failed for b: refused'
  | 'failed for a: no answer'
  | 'failed for b: no answer';
type Event =
  | 'choose a'
  | 'choose b'
  | 'generate'
  | 'generated'
  | 'refused'
  | 'no answer'
  | 'add a question'
  | 'add blanks';

const questions = [
  { question: 'What came of it?', reason: 'The job asks React.' },
  { question: 'What comes closest?', reason: 'The job asks SQL.' },
  { question: 'Where would it help?', reason: 'The resume claims Figma.' },
];
const refused = 'This candidate does not exist.';
const noAnswer = 'Generating took too long. Please try again.';

/** Own questions since a candidate was last chosen. */
const customAfter = (trail: readonly Event[]) =>
  trail
    .slice(trail.findLastIndex((event) => event === 'choose a' || event === 'choose b') + 1)
    .filter((event) => event === 'add a question')
    .map(() => 'Why us?');
const target = { a: null, b: 'job-data' } as const;
const at =
  (
    value: string,
    candidateId: 'a' | 'b' | null,
    context: object = {},
    running: Record<string, unknown> = {},
  ) =>
  (trail: readonly Event[]) => ({
    value,
    context: {
      candidateId,
      target: candidateId === null ? null : target[candidateId],
      generated: [],
      failure: null,
      ...context,
      custom: customAfter(trail),
    },
    running,
  });

const choosing = { 'choose a': 'a is chosen', 'choose b': 'b is chosen' } as const;

const rowsFor = <T extends 'a' | 'b'>(id: T) =>
  ({
    chosen: {
      is: at('choosing', id),
      on: { ...choosing, generate: `generating for ${id}`, 'add a question': `${id} is chosen` },
    },
    generating: {
      is: at('generating', id, {}, { generateQuestions: { id, target: target[id] } }),
      on: {
        ...choosing,
        generated: `generated for ${id}`,
        refused: `failed for ${id}: refused`,
        'no answer': `failed for ${id}: no answer`,
        'add a question': `generating for ${id}`,
      },
    },
    generated: {
      is: at('generated', id, { generated: questions }),
      on: {
        ...choosing,
        generate: `generating for ${id}`,
        'add a question': `generated for ${id}`,
      },
    },
    refused: {
      is: at('failed', id, { failure: refused }),
      on: {
        ...choosing,
        generate: `generating for ${id}`,
        'add a question': `failed for ${id}: refused`,
      },
    },
    noAnswer: {
      is: at('failed', id, { failure: noAnswer }),
      on: {
        ...choosing,
        generate: `generating for ${id}`,
        'add a question': `failed for ${id}: no answer`,
      },
    },
  }) as const;
const [a, b] = [rowsFor('a'), rowsFor('b')];

/** Interview questions: choosing a candidate clears them, and a failure can be tried again. */
export const questionsFlow: FlowModel<Stop, Event, typeof questionsMachine> = {
  machine: questionsMachine,
  start: 'unchosen',
  input: { candidateId: null, target: null },
  key: ({ value, context: { candidateId, generated, failure } }) =>
    JSON.stringify([value, candidateId, generated, failure]),
  events: {
    'choose a': sent({ type: 'candidate.choose', id: 'a', target: target.a }),
    'choose b': sent({ type: 'candidate.choose', id: 'b', target: target.b }),
    generate: sent({ type: 'questions.generate' }),
    generated: answered('generateQuestions', questions),
    refused: refusedWith('generateQuestions', refused),
    'no answer': waited('questions.generating', 'generationLimit', 15_000),
    'add a question': sent({ type: 'question.add', question: ' Why us? ' }),
    'add blanks': sent({ type: 'question.add', question: '  ' }),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/interview-questions',
    does: {
      'choose a': 'Choose a ‘Candidate’.',
      'choose b': 'Choose another ‘Candidate’.',
      generate: (stop) =>
        stop.startsWith('failed') ? 'Press ‘Try again’.' : 'Press ‘Generate Questions’.',
      generated: 'Wait two seconds.',
      refused: refusing('questions.generate'),
      'no answer': silent('questions.generate', 15),
      'add a question': 'Write “Why us?” into ‘Custom question’, and press ‘Add Question’.',
      'add blanks': 'Write three blanks into ‘Custom question’, and press ‘Add Question’.',
    },
    sees: (stop) =>
      stop === 'unchosen'
        ? 'The list of candidates reads ‘Choose a candidate’.'
        : stop.startsWith('generating')
          ? 'The button reads ‘Generating...’.'
          : stop.startsWith('generated')
            ? 'Three questions with their reasons are listed, and ‘Generate Questions’ can be pressed.'
            : stop.endsWith('refused')
              ? 'The page says ‘The demo was told to refuse this.’'
              : stop.endsWith('no answer')
                ? `The page says ‘${noAnswer}’`
                : 'The page offers ‘Generate Questions’.',
  },
  table: {
    unchosen: {
      is: at('choosing', null),
      on: { ...choosing, 'add a question': 'unchosen' },
    },
    'a is chosen': a.chosen,
    'b is chosen': b.chosen,
    'generating for a': a.generating,
    'generating for b': b.generating,
    'generated for a': a.generated,
    'generated for b': b.generated,
    'failed for a: refused': a.refused,
    'failed for b: refused': b.refused,
    'failed for a: no answer': a.noAnswer,
    'failed for b: no answer': b.noAnswer,
  },
};
