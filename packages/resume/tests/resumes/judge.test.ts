import { describe, expect, it } from 'vitest';
import type { Fact, ResumeFacts } from '../../src/schemas/resume';
import { judge, type Truth, worth } from '../../src/bench/judge';

const fact = <T>(value: T): Fact<T> => ({ value, evidence: [] });

const truth: Truth = {
  file: 'a.pdf',
  language: 'en',
  name: 'Dr. Léna Vasquez',
  email: 'lena@example.com',
  phone: '+1 (415) 555-0117',
  location: '12 Harbour Lyon, France',
  position: 'Staff Engineer',
  positionAccept: ['Staff Engineer', 'Senior Software Engineer'],
  skills: ['C++', 'Node.js', 'SQL', 'Power BI'],
  educationHighest: 'PhD',
  yearsExperience: 10.4,
  yearsAsOf: '2026-11',
  yearsStated: 14,
  certificates: ['AWS Certified Developer'],
};

const facts: ResumeFacts = {
  name: fact('LENA VASQUEZ'),
  email: fact('Lena@Example.com'),
  phone: fact('415.555.0117'),
  location: fact('Lyon'),
  position: fact('Staff Engineer, Storage'),
  positions: [],
  experience: [],
  yearsExperience: fact(13.2),
  skills: ['c++', 'NodeJS', 'Excel'].map(fact),
  education: [fact('Bachelor'), fact('PhD')],
  certificates: [fact('AWS Certified Developer (Associate)')],
  languages: [],
  age: null,
};

const scoresOf = (change: Partial<ResumeFacts>, other: Partial<Truth> = {}) =>
  judge({ ...truth, ...other }, { ...facts, ...change }).scores;

describe('judge', () => {
  it('takes what differs in case, accents, titles, marks and prefixes for right', () => {
    expect(judge(truth, facts)).toMatchObject({
      scores: {
        name: 1,
        email: 1,
        phone: 1,
        location: 1,
        position: 1,
        educationLevels: 1,
        yearsExperience: 1,
        skills: 4 / 7,
        certificates: 1,
      },
      falsePositives: [],
      misses: ['skills 0.57: ["C++","Node.js","SQL","Power BI"], not ["c++","NodeJS","Excel"]'],
    });
  });

  it.each([
    ['phone', '٠٥٥٥ ٠١٨ ٨١٢', '0555018812'],
    ['location', 'نابلس – حي الزهور، فلسطين', 'نابلس'],
    ['location', 'حي الزهور، نابلس', 'نابلس'],
  ] as const)('takes the %s of a truth in Arabic, %s, for %s', (field, wanted, given) => {
    expect(scoresOf({ [field]: fact(given) }, { [field]: wanted })[field]).toBe(1);
  });

  it.each([
    ['phone', '٠٥٥٥ ٠١٨ ٨١٢', '0555018813'],
    ['location', 'نابلس – حي الزهور، فلسطين', 'فلسطين'],
    ['location', 'حي الزهور، نابلس', 'حي الزهور'],
  ] as const)('does not take the %s of a truth in Arabic, %s, for %s', (field, wanted, given) => {
    expect(scoresOf({ [field]: fact(given) }, { [field]: wanted })[field]).toBe(0);
  });

  it.each([
    [{ name: fact('Lena Vasque') }, 'name'],
    [{ phone: fact('415 555 0118') }, 'phone'],
    [{ location: fact('Lyon, Auvergne-Rhône-Alpes, France, European Union') }, 'location'],
    [{ location: null }, 'location'],
    [{ position: fact('Sales Manager') }, 'position'],
    [{ education: [fact('Master' as const)] }, 'educationLevels'],
    [{ yearsExperience: fact(12) }, 'yearsExperience'],
  ] as const)('takes %j for wrong', (change, field) => {
    expect(scoresOf(change as Partial<ResumeFacts>)[field]).toBe(0);
  });

  it('counts an answer where the truth has none as a false positive, not as wrong', () => {
    const none = { location: null, certificates: [], educationHighest: 'Associate' };
    const judged = judge({ ...truth, ...none }, facts);
    expect(judged.falsePositives).toEqual(['location', 'educationLevels', 'certificates']);
    expect(Object.keys(judged.scores)).toEqual([
      'name',
      'email',
      'phone',
      'position',
      'yearsExperience',
      'skills',
    ]);
  });

  it('tells of each value whether it is right, and how sure it was said', () => {
    const name = { ...fact('LENA VASQUEZ'), confidence: 0.9 };
    const { answers, wanted } = judge(truth, { ...facts, name });
    expect(answers.filter(({ field }) => field === 'name' || field === 'skills')).toEqual([
      { field: 'name', right: true, confidence: 0.9 },
      { field: 'skills', right: true, confidence: null },
      { field: 'skills', right: true, confidence: null },
      { field: 'skills', right: false, confidence: null },
    ]);
    expect(wanted).toMatchObject({ name: 1, skills: 4, certificates: 1 });
  });

  it('judges languages by any of their names, and how well where the truth says it', () => {
    const languages = [
      { ...fact('English'), level: 'Fluent (C1)' },
      { ...fact('French'), level: 'bonnes notions' },
      fact('German'),
      { ...fact('Italian'), level: 'A2' },
      fact('Thai'),
    ];
    const told: Truth['languages'] = [
      ['anglais', 'courant, C1'],
      ['Français', 'notions'],
      ['Deutsch', 'B1'],
      ['Italien', 'B2'],
      ['Dutch', null],
    ];
    const judged = judge({ ...truth, languages: told }, { ...facts, languages });
    const answers = judged.answers.filter(({ field }) => field === 'languages');
    expect([answers.map(({ right }) => right), judged.wanted.languages]).toEqual([
      [true, true, false, false, false],
      5,
    ]);
  });

  it('counts an optional certificate neither for nor against', () => {
    const certificates = ['AWS Certified Developer', 'Bread Baking'].map(fact);
    const change = { certificates: ['AWS Certified Developer', 'Forklift Licence'] };
    const other = {
      ...truth,
      ...change,
      certificatesOptional: ['Bread Baking', 'Forklift Licence'],
    };
    const judged = judge(other, { ...facts, certificates });
    expect([judged.scores.certificates, judged.wanted.certificates]).toEqual([1, 1]);
    expect(judged.answers.filter(({ field }) => field === 'certificates')).toEqual([
      { field: 'certificates', right: true, confidence: null },
    ]);
  });

  it('counts an optional skill neither for nor against', () => {
    const skills = ['c++', 'NodeJS', 'Excel'].map(fact);
    const other = { ...truth, skills: ['C++', 'Node.js'], skillsOptional: ['Excel', 'SAP'] };
    const judged = judge(other, { ...facts, skills });
    expect([judged.scores.skills, judged.wanted.skills]).toEqual([1, 2]);
    expect(judged.answers.filter(({ field }) => field === 'skills')).toEqual([
      { field: 'skills', right: true, confidence: null },
      { field: 'skills', right: true, confidence: null },
    ]);
  });

  it.each<[string, Partial<ResumeFacts>, Partial<Truth>, number | null]>([
    ['a right value', {}, {}, 1],
    ['a missing one', { name: null }, {}, 0],
    ['a wrong one', { name: fact('Spring Boot') }, {}, -0.5],
    ['one where there is none', {}, { name: null }, -0.5],
    ['none where there is none', { name: null }, { name: null }, null],
  ])('rates %s', (_, change, other, rated) => {
    expect(worth(judge({ ...truth, ...other }, { ...facts, ...change }), 'name')).toBe(rated);
  });

  it('rates a list by its right and wrong items', () => {
    expect(worth(judge(truth, facts), 'skills')).toBe((2 - 0.5) / 4);
  });
});
