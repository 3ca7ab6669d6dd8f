import { foundIn } from '@/views/landing/found-facts';
import {
  atRisk,
  performance,
  ranked,
  resumeFacts,
  resumeLines,
  scoredParts,
} from '@/views/landing/pictures/examples';
import { wholeScore } from '@/machines/candidate/profile';
import { wholeParts } from '@/views/candidates/whole-points';
import { performanceWeights } from '@/intelligence/performance/score';
import { describe, expect, test } from 'vitest';
import { people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';
import { sample } from '../../fixtures/sample';
import { candidatesOf } from '../../fixtures/candidate';

const world = aWorld().by(people.hr);

const marked = (note: number) =>
  resumeLines.flatMap((line) =>
    [...line.matchAll(/\[(\d)([^\]]*)\]/g)].flatMap(([, number, words]) =>
      number === String(note) ? [words] : [],
    ),
  );

describe('the landing page shows what the demo does:', () => {
  test('its best candidates for Frontend Developer, and the score of the first', async () => {
    const scored = (await candidatesOf(world)).flatMap((candidate) =>
      candidate.scores
        .filter(({ target }) => target.listingId === 'job-frontend')
        .map(({ score }) => ({ facts: candidate.reading?.facts, score })),
    );
    const [first, ...others] = scored.toSorted((a, b) => b.score.total - a.score.total);
    const facts = first?.facts;
    expect(others.map((one) => [one.facts?.name?.value, wholeScore(one.score.total)])).toEqual(
      ranked.others,
    );
    const found = new Map(
      (facts === undefined ? [] : foundIn(facts)).map(({ label, values }) => [
        label,
        values.join(', '),
      ]),
    );
    expect([
      facts?.name?.value,
      ['Position', 'Experience', 'Location'].map((label) => found.get(label)).join(', '),
    ]).toEqual([ranked.first.name, ranked.first.about]);
    expect(
      (first === undefined ? [] : wholeParts(first.score)).map(
        ({ part, points, outOf, isMet, items }) => ({
          part,
          points,
          outOf: isMet ? null : outOf,
          words: items.flatMap(({ evidence }) => evidence.map((one) => one.text)),
          missing: items.filter(({ met }) => !met).map(({ label }) => `no ${label}`),
        }),
      ),
    ).toEqual(
      scoredParts.map(([part, points, outOf, , words, missing]) => ({
        part: part.toLowerCase(),
        points,
        outOf,
        words,
        missing: missing === undefined ? [] : [missing],
      })),
    );
  });

  test('a French resume, and what is read from it, where it is marked', async () => {
    const outcome = (await sample.readings())['candidate-hocine-tahar'];
    if (outcome?.outcome !== 'read') throw new Error('The resume was not read.');
    const { facts, text } = outcome.reading;
    const shown = resumeLines.map((line) => line.replace(/^# /, '').replaceAll(/\[\d|\]/g, ''));
    expect(text.lines.map((line) => line.text).filter((line) => shown.includes(line))).toEqual(
      shown,
    );
    const labels = resumeFacts.map(([label]): string => label);
    expect(
      foundIn(facts)
        .filter(({ label }) => labels.includes(label))
        .map(({ label, values, evidence }) => ({
          label,
          value: values.join(', '),
          words: evidence.map((one) => one.text),
        })),
    ).toEqual(
      resumeFacts.map(([label, value], at) => ({
        label,
        value,
        words: marked(at + 1),
      })),
    );
  });

  test('a task of its employee, and the ratings', async () => {
    const { name, tasks, monthlyScores } = await world.performance.of('u-09');
    const scored = tasks.find(({ task }) => task.title === performance.task)?.performance;
    expect(name).toBe(performance.name);
    expect([
      scored?.taskCompletionRate,
      scored?.productivity,
      scored?.efficiency,
      scored?.quality,
      scored?.timeliness,
      scored?.attendance,
    ]).toEqual(performance.measures.map(([, value]) => value));
    expect(performance.measures.map(([, , weight]) => weight)).toEqual(
      Object.values(performanceWeights),
    );
    const sum = performance.measures.reduce(
      (total, [, value, weight]) => total + value * weight,
      0,
    );
    expect(sum.toFixed(1)).toBe(scored?.performanceScore.toFixed(1));
    expect(performance.ratings.map(([, rating]) => rating)).toEqual(
      monthlyScores.map(({ score }) => score),
    );
  });

  test('who is most at risk', async () => {
    const [worst] = await world.risk.list();
    expect([worst?.name, `${worst?.role}, ${worst?.department}`, worst?.riskLevel]).toEqual([
      atRisk.name,
      atRisk.about,
      'High',
    ]);
    expect(worst?.riskTrendData.map(({ riskScore }) => Math.round((riskScore ?? 0) * 100))).toEqual(
      atRisk.trend,
    );
    expect(worst?.riskFactors.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([...atRisk.factors]),
    );
    expect(worst?.retentionStrategies).toEqual(expect.arrayContaining([...atRisk.strategies]));
  });
});
