import { draw, simulate, simulatedScore } from '@/intelligence/candidates/simulation';
import { describe, expect, test } from 'vitest';
import { frontend } from '../../fixtures/candidate';

const reason = { kind: 'noText', message: 'The file has no text to read.' } as const;
const drawn = { experience: 7, city: 2, education: 1, noise: 11 };

describe('what stands for a file that cannot be read', () => {
  test('draws years of 0 to 9, one of four cities, one of three degrees and 0 to 29 points', () => {
    expect(draw(() => 0)).toEqual({ experience: 0, city: 0, education: 0, noise: 0 });
    expect(draw(() => 0.9999)).toEqual({ experience: 9, city: 3, education: 2, noise: 29 });
  });

  test('cycles positions by the place in the selection', () => {
    const positions = [0, 1, 2, 3, 4].map((index) => simulate(index, drawn, reason).position);
    expect(positions).toEqual([
      'Frontend Developer',
      'Backend Developer',
      'UX Developer',
      'Data Developer',
      'Frontend Developer',
    ]);
  });

  test('takes its values from what was drawn', () => {
    expect(simulate(2, drawn, reason)).toEqual({
      position: 'UX Developer',
      skills: ['Figma', 'HTML', 'CSS'],
      experience: 7,
      location: 'Constantine',
      education: 'Master',
      noise: 11,
      reason,
    });
  });

  test.each([
    ['a word of the title in the position', 'senior developer', [], 30],
    ['a skill that the target asks', 'Nurse', ['react'], 20],
    ['a skill that the title names', 'CSS', [], 20],
    ['both', 'Frontend', ['CSS'], 50],
    ['neither', 'Nurse', ['Triage'], 0],
    ['no title at all', '', [], 0],
  ])('scores %s', (_, title, skills, points) => {
    const facts = { position: 'Frontend Developer', skills: ['JavaScript', 'React', 'CSS'] };
    const target = { ...frontend, title, skills };
    expect(simulatedScore({ ...facts, noise: 29 }, target)).toBe(points + 29);
  });

  test('never passes 100', () => {
    const facts = { position: 'Frontend Developer', skills: ['CSS'], noise: 90 };
    expect(simulatedScore(facts, { ...frontend, skills: ['CSS'] })).toBe(100);
  });
});
