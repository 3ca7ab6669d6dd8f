import type { ResumeText } from '../../src/schemas/resume';
import type { ScoreBreakdown, Target } from '../../src/schemas/score';
import { scoreCandidate, scorer } from '../../src/ranking/score';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resume, type WrittenLine } from '../../fixtures/written-resume';

const skillPool = ['React', 'TypeScript', 'CSS', 'Git', 'SQL', 'Docker', 'French', 'Ruby', 'Excel'];
const certificatePool = ['PMP', 'CISSP', 'TOEIC', 'CCNA'];
const titlePool = ['Frontend Developer', 'Comptable', 'محاسب', 'HR Manager', 'Astrologer'];

const anyTarget: fc.Arbitrary<Target> = fc.record({
  title: fc.oneof(fc.constantFrom(...titlePool), fc.constant('')),
  listingId: fc.constant(null),
  skills: fc.subarray(skillPool),
  minYears: fc.option(fc.integer({ min: 1, max: 20 })),
  education: fc.option(fc.constantFrom('Bachelor', 'Master', 'PhD')),
  certificates: fc.subarray(certificatePool),
});

const anyRead = fc.record({
  position: fc.constantFrom(...titlePool),
  positions: fc.subarray(titlePool),
  skills: fc.subarray(skillPool),
  certificates: fc.subarray(certificatePool),
  years: fc.integer({ min: 0, max: 40 }),
  level: fc.constantFrom('Bachelor', 'Master', 'PhD'),
});

type AnyRead = typeof anyRead extends fc.Arbitrary<infer T> ? T : never;

function candidate(read: AnyRead, before: WrittenLine[] = [], after: WrittenLine[] = []) {
  const years = `${read.years} years of work`;
  const written = [
    read.position,
    ...read.positions,
    read.skills.join(', '),
    read.certificates.join(', '),
    years,
    `${read.level} of Science`,
  ];
  return resume([...before, ...written, ...after], {
    ...read,
    years: [read.years, years],
    education: [[read.level, `${read.level} of Science`]],
  });
}

const score = ({ facts, text }: ReturnType<typeof resume>, target: Target) =>
  scoreCandidate(facts, text, target);

const inTenths = (points: number) => Math.round(points * 10);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const withoutPlaces = ({ total, parts }: ScoreBreakdown) => ({
  total,
  parts: parts.map((part) => ({
    ...part,
    items: part.items.map((item) => ({ ...item, evidence: item.evidence.map(({ text }) => text) })),
  })),
});

describe('who somebody is', () => {
  const tempting = fc.constantFrom(
    ...skillPool,
    ...certificatePool,
    ...titlePool,
    'Nationality:',
    'Master',
  );
  const word = fc.oneof(
    tempting,
    fc.string({ minLength: 1 }),
    fc.string({ unit: 'binary', minLength: 1 }),
  );
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
  const value = fc.oneof(tempting, fc.constantFrom('Algerian', 'female', 'مذكر', '12 May 1990'));

  const anyPerson = fc.record({
    name: words,
    email: words.map((text) => `${text}@example.org`),
    phone: words,
    location: words,
    age: words,
    nationality: value,
    gender: value,
    address: value,
  });
  type Person = typeof anyPerson extends fc.Arbitrary<infer T> ? T : never;

  const said = (person: Person): WrittenLine[] => [
    [{ is: 'name', text: person.name }],
    [
      { is: 'email', text: person.email },
      ' | ',
      { is: 'phone', text: person.phone },
      ' | ',
      { is: 'location', text: person.location },
    ],
    `Nationality: ${person.nationality} | Gender: ${person.gender}`,
    'Adresse',
    person.address,
    ['Age: ', { is: 'age', text: person.age }, ', hobbies: chess'],
    `الجنسية: ${person.nationality}`,
    `See https://example.org/${person.gender} and github.com/${person.nationality}`,
  ];

  test('never changes a score, to the last digit and word', () => {
    fc.assert(
      fc.property(anyTarget, anyRead, anyPerson, anyPerson, (target, read, one, other) => {
        const scores = [one, other].map((person) => {
          const { facts, text } = candidate(read, [], said(person));
          return scoreCandidate(facts, text, target);
        });
        expect(scores[1]).toEqual(scores[0]);
      }),
    );
  });

  test('earns nothing by itself, whatever somebody is called', () => {
    fc.assert(
      fc.property(anyTarget, anyPerson, (target, person) => {
        const { facts, text } = resume(said(person));
        expect(scoreCandidate(facts, text, target).total).toBe(0);
      }),
    );
  });

  test('covers what else was read from the same characters', () => {
    const { facts, text } = resume([[{ is: 'name', text: 'React Developer' }]], {
      position: 'React Developer',
      skills: ['React'],
    });
    const target = { title: 'React Developer', listingId: null, skills: ['React'], minYears: null };
    const asked: Target = { ...target, education: null, certificates: [] };
    expect(scoreCandidate(facts, text, asked).total).toBe(0);
  });
});

describe('a score', () => {
  test('lies between 0 and 100 and is the sum of its parts and items, each with its evidence', () => {
    fc.assert(
      fc.property(anyTarget, anyRead, (target, read) => {
        const { facts, text } = candidate(read);
        const { total, parts } = scoreCandidate(facts, text, target);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100);
        expect(inTenths(total) / 10).toBe(total);
        expect(sum(parts.map(({ points }) => inTenths(points)))).toBe(inTenths(total));
        expect(sum(parts.map(({ outOf }) => inTenths(outOf)))).toBe(parts.length > 0 ? 1000 : 0);
        for (const { points, items } of parts) {
          expect(sum(items.map((item) => inTenths(item.points)))).toBe(inTenths(points));
        }
        for (const item of parts.flatMap(({ items }) => items)) {
          expect(item.evidence.length > 0).toBe(item.points > 0);
          expect(
            item.evidence.map(({ line, start, end }) => text.lines[line]?.text.slice(start, end)),
          ).toEqual(item.evidence.map((evidence) => evidence.text));
        }
      }),
    );
  });

  test('is 100 for whoever meets all that is asked', () => {
    const asking = anyTarget.filter((target) => target.title !== '' || target.skills.length > 0);
    fc.assert(
      fc.property(asking, anyRead, (target, read) => {
        const { facts, text } = candidate({
          ...read,
          position: target.title || read.position,
          skills: target.skills,
          certificates: target.certificates,
          years: target.minYears ?? 0,
          level: target.education ?? 'Bachelor',
        });
        expect(scoreCandidate(facts, text, target).total).toBe(100);
      }),
    );
  });

  test('is 0 for whoever wrote nothing', () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const { facts, text } = resume([]);
        expect(scoreCandidate(facts, text, target).total).toBe(0);
      }),
    );
  });

  test('does not depend on the other candidates or their order', () => {
    const several = fc.uniqueArray(anyRead, { minLength: 2, maxLength: 6 });
    const shuffled = several.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(anyTarget, shuffled, (target, [inOrder, inAnother]) => {
        const scoreAll = (reads: AnyRead[]) => {
          const measure = scorer(target);
          return reads.map((read) => {
            const { facts, text } = candidate(read);
            return measure(facts, text);
          });
        };
        const scores = scoreAll(inOrder);
        expect(scoreAll(inAnother)).toEqual(inAnother.map((read) => scores[inOrder.indexOf(read)]));
      }),
    );
  });

  test('never falls when one more skill asked is met', () => {
    fc.assert(
      fc.property(anyTarget, anyRead, fc.constantFrom(...skillPool), (target, read, skill) => {
        const more = { ...read, skills: [...new Set([...read.skills, skill])] };
        const [before, after] = [read, more].map((one) => {
          const { facts, text } = candidate(one);
          return scoreCandidate(facts, text, target).total;
        });
        expect(after).toBeGreaterThanOrEqual(before ?? Number.NaN);
      }),
    );
  });
});

describe('what is written again or out of sight', () => {
  const everything = [...skillPool, ...certificatePool, ...titlePool].join(', ');

  test('hidden text earns nothing', () => {
    fc.assert(
      fc.property(anyTarget, anyRead, (target, read) => {
        const plain = candidate(read);
        const stuffed = candidate(read, [], [{ hidden: everything }]);
        expect(score(stuffed, target)).toEqual(score(plain, target));
      }),
    );
  });

  test('the same text in sight would have earned points', () => {
    const target: Target = {
      title: '',
      listingId: null,
      skills: ['React', 'SQL'],
      minYears: null,
      education: null,
      certificates: ['PMP'],
    };
    expect(score(resume([everything]), target).total).toBe(100);
  });

  test('repetition earns nothing more', () => {
    fc.assert(
      fc.property(anyTarget, anyRead, fc.integer({ min: 1, max: 5 }), (target, read, times) => {
        const once = candidate(read);
        const text: ResumeText = {
          pages: 1,
          lines: [once.text, ...Array<ResumeText>(times).fill(once.text)].flatMap(
            ({ lines }) => lines,
          ),
        };
        const { facts } = once;
        const repeated = { ...facts, skills: [...facts.skills, ...facts.skills] };
        expect(withoutPlaces(scoreCandidate(repeated, text, target))).toEqual(
          withoutPlaces(score(once, target)),
        );
      }),
    );
  });
});
