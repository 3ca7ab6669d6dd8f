import { interviewQuestions } from '@/intelligence/questions/generate';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test('the skill in common need not be the first that is asked', () => {
  const asked = ['TypeScript', 'React'];
  const [first] = interviewQuestions({ position: null, claimed: ['React'], asked });
  expect(first.reason).toBe('The job asks React, and the resume claims it.');
});

test('a skill in common, one that is lacking and one beyond', () => {
  expect(
    interviewQuestions({
      position: 'Frontend Developer',
      claimed: ['react', 'Figma', 'CSS'],
      asked: ['React', 'TypeScript', 'CSS', 'SQL'],
    }),
  ).toEqual([
    {
      question:
        'Tell us about work with React as a Frontend Developer: what did you decide yourself, and what came of it?',
      reason: 'The job asks React, and the resume claims it.',
    },
    {
      question:
        'This job needs TypeScript, which your resume does not mention. What comes closest to it in your experience, and how would you learn the rest?',
      reason: 'The job asks TypeScript, and the resume lacks it.',
    },
    {
      question:
        'Your resume names Figma. Where would it help in the role of Frontend Developer, and where would you not use it?',
      reason: 'The resume claims Figma beyond what the job asks.',
    },
  ]);
});

test('a resume that has all that is asked is asked about depth', () => {
  expect(
    interviewQuestions({
      position: 'Accountant',
      claimed: ['Tax', 'Excel'],
      asked: ['Excel', 'Tax'],
    }),
  ).toEqual([
    {
      question:
        'Tell us about work with Excel as an Accountant: what did you decide yourself, and what came of it?',
      reason: 'The job asks Excel, and the resume claims it.',
    },
    {
      question: 'How do you tell good work with Tax from work that only looks good?',
      reason: 'The resume lacks nothing that the job asks; Tax is worth a deeper look.',
    },
    {
      question:
        'Describe the hardest problem that you met as an Accountant, and what you would do differently today.',
      reason: 'Asks about the role of Accountant.',
    },
  ]);
});

test('without position and skills there are still three', () => {
  expect(interviewQuestions({ position: null, claimed: [], asked: [] })).toEqual([
    {
      question:
        'Tell us about the work in your last role that you are proudest of: what did you decide yourself, and what came of it?',
      reason: 'Asks about this role.',
    },
    {
      question: 'What would you want to know before your first week in this role?',
      reason: 'Asks about this role.',
    },
    {
      question:
        'Describe the hardest problem that you met in your last role, and what you would do differently today.',
      reason: 'Asks about this role.',
    },
  ]);
});

test('three different questions, whatever the skills', () => {
  const skills = fc.array(fc.constantFrom('React', 'SQL', 'CSS', 'Figma', 'Tax', 'Excel'));
  const position = fc.option(fc.constantFrom('Analyst', 'Developer'));
  fc.assert(
    fc.property(position, skills, skills, (held, claimed, asked) => {
      const questions = interviewQuestions({ position: held, claimed, asked });
      expect(new Set(questions.map(({ question }) => question)).size).toBe(3);
      expect(questions.filter(({ question }) => /undefined|null/.test(question))).toEqual([]);
    }),
  );
});
