import { evidenceByLine, placeOf, stretches } from '@/views/candidates/evidence';
import { describe, expect, test } from 'vitest';
import { aReading } from '@masar/resume/fixtures/reading';

const at = (start: number, end: number, text = '') => ({
  page: 1,
  line: 3,
  start,
  end,
  text,
});

describe('marking evidence in a line', () => {
  test('leaves a line without evidence whole', () => {
    expect(stretches('Amina Bouzid', [])).toEqual([{ text: 'Amina Bouzid', place: null }]);
  });

  test('cuts where evidence begins and ends', () => {
    expect(stretches('Skills: React, CSS', [at(8, 13), at(15, 18)])).toEqual([
      { text: 'Skills: ', place: null },
      { text: 'React', place: 'evidence-3-8' },
      { text: ', ', place: null },
      { text: 'CSS', place: 'evidence-3-15' },
    ]);
  });

  test('shares what overlaps, and every piece begins at its own place', () => {
    const pieces = [at(0, 20), at(7, 16)];
    const cut = stretches('Senior Developer, X.', pieces);
    expect(cut).toEqual([
      { text: 'Senior ', place: 'evidence-3-0' },
      { text: 'Developer', place: 'evidence-3-7' },
      { text: ', X.', place: 'evidence-3-16' },
    ]);
    const places = new Set(cut.map(({ place }) => place));
    expect(pieces.map(placeOf).filter((place) => !places.has(place))).toEqual([]);
  });

  test('says which part of the score the words earned points for', () => {
    const earned = (start: number, end: number, part: 'title' | 'skills') => ({
      ...at(start, end),
      part,
    });
    expect(
      stretches('Go developer, SQL', [at(0, 17), earned(0, 12, 'skills'), earned(3, 12, 'title')]),
    ).toEqual([
      { text: 'Go ', place: 'evidence-3-0', part: 'skills' },
      { text: 'developer', place: 'evidence-3-3', part: 'title' },
      { text: ', SQL', place: 'evidence-3-12' },
    ]);
  });
});

test('gathers the evidence of facts and of points by line', () => {
  const reading = aReading('Amina', 'React');
  const point = { page: 1, line: 1, start: 0, end: 2, text: 'x' };
  const items = [{ label: 'React', met: true, points: 1, evidence: [point] }];
  const score = {
    total: 1,
    parts: [{ part: 'skills' as const, points: 1, outOf: 1, items }],
  };
  expect(evidenceByLine(reading.facts, score)).toEqual(
    new Map([
      [
        0,
        [
          { page: 1, line: 0, start: 0, end: 5, text: 'Amina' },
          { page: 1, line: 0, start: 7, end: 12, text: 'React' },
        ],
      ],
      [1, [{ ...point, part: 'skills' }]],
    ]),
  );
});
