import { HiddenReason } from '../../src/schemas/resume';
import type { ScoreBreakdown, Target } from '../../src/schemas/score';
import { scoreCandidate, scorer } from '../../src/ranking/score';
import { listingTarget, titleTarget } from '../../src/ranking/target';
import { describe, expect, test } from 'vitest';
import { resume } from '../../fixtures/written-resume';

const target = listingTarget({
  id: 'job-1',
  title: 'Frontend Developer',
  location: 'Algiers',
  experience: '3-5 years',
  skills: 'React, TypeScript, CSS, Git',
  description: "Bachelor's degree required. PMP certification required.",
});

const asking = (asked: Partial<Target>): Target => ({
  title: '',
  listingId: null,
  skills: [],
  minYears: null,
  education: null,
  certificates: [],
  ...asked,
});

const byHand = (label: string, points: number) => ({ label, met: true, points, evidence: [] });
const missing = (label: string) => ({ label, met: false, points: 0, evidence: [] });

const nothing: ScoreBreakdown = {
  total: 0,
  parts: [
    { part: 'title', points: 0, outOf: 30, items: [missing('Frontend Developer')] },
    {
      part: 'skills',
      points: 0,
      outOf: 40,
      items: ['React', 'TypeScript', 'CSS', 'Git'].map(missing),
    },
    { part: 'experience', points: 0, outOf: 15, items: [missing('3 years asked, none found')] },
    { part: 'education', points: 0, outOf: 10, items: [missing('Bachelor')] },
    { part: 'certificates', points: 0, outOf: 5, items: [missing('PMP')] },
  ],
};

describe('a listing that asks for everything', () => {
  test('gives 100 to whoever meets it all', () => {
    const { facts, text, shows } = resume(
      [
        'Amina Ziani',
        'Frontend Developer',
        'React, TypeScript, CSS, Git',
        '2019 - 2024 Masar',
        'Master of Science',
        'Project Management Professional',
      ],
      {
        position: 'Frontend Developer',
        years: [5, '2019 - 2024'],
        skills: ['React', 'TypeScript', 'CSS', 'Git'],
        education: [['Master', 'Master of Science']],
        certificates: ['Project Management Professional'],
      },
    );
    const met = (label: string, points: number, slice = label) => ({
      label,
      met: true,
      points,
      evidence: [shows(slice)],
    });
    expect(scoreCandidate(facts, text, target)).toEqual({
      total: 100,
      parts: [
        { part: 'title', points: 30, outOf: 30, items: [met('Frontend Developer', 30)] },
        {
          part: 'skills',
          points: 40,
          outOf: 40,
          items: ['React', 'TypeScript', 'CSS', 'Git'].map((skill) => met(skill, 10)),
        },
        {
          part: 'experience',
          points: 15,
          outOf: 15,
          items: [met('3 years asked, 5 found', 15, '2019 - 2024')],
        },
        {
          part: 'education',
          points: 10,
          outOf: 10,
          items: [met('Bachelor', 10, 'Master of Science')],
        },
        {
          part: 'certificates',
          points: 5,
          outOf: 5,
          items: [met('PMP', 5, 'Project Management Professional')],
        },
      ],
    });
  });

  test('gives a part of what is met in part, and says where each point was read', () => {
    const { facts, text, shows } = resume(
      ['Web Developer', 'ReactJS', 'Pages in HTML and CSS3.', '18 months'],
      { position: 'Web Developer', skills: ['ReactJS'], years: [1.5, '18 months'] },
    );
    expect(scoreCandidate(facts, text, target)).toEqual({
      total: 47.5,
      parts: [
        {
          part: 'title',
          points: 20,
          outOf: 30,
          items: [
            {
              label: 'Frontend Developer',
              met: false,
              points: 20,
              evidence: [shows('Web Developer')],
            },
          ],
        },
        {
          part: 'skills',
          points: 20,
          outOf: 40,
          items: [
            { label: 'React', met: true, points: 10, evidence: [shows('ReactJS')] },
            missing('TypeScript'),
            { label: 'CSS', met: true, points: 10, evidence: [shows('CSS3')] },
            missing('Git'),
          ],
        },
        {
          part: 'experience',
          points: 7.5,
          outOf: 15,
          items: [
            {
              label: '3 years asked, 1.5 found',
              met: false,
              points: 7.5,
              evidence: [shows('18 months')],
            },
          ],
        },
        { part: 'education', points: 0, outOf: 10, items: [missing('Bachelor')] },
        { part: 'certificates', points: 0, outOf: 5, items: [missing('PMP')] },
      ],
    });
  });

  test('gives 0 to an empty resume', () => {
    const { facts, text } = resume([]);
    expect(scoreCandidate(facts, text, target)).toEqual(nothing);
  });

  test('gives nothing for what a reader would not see, read as facts or not', () => {
    const { facts, text } = resume(
      [
        { hidden: 'Frontend Developer, 2010 - 2024, Master of Science, PMP' },
        { hidden: 'React TypeScript CSS Git' },
      ],
      {
        position: 'Frontend Developer',
        positions: ['Frontend Developer'],
        years: [14, '2010 - 2024'],
        skills: ['React', 'TypeScript'],
        education: [['Master', 'Master of Science']],
        certificates: ['PMP'],
      },
    );
    expect(scoreCandidate(facts, text, target)).toEqual(nothing);
  });

  test('gives nothing for a fact whose evidence is not in the text', () => {
    const { facts, text } = resume(['Gardener'], { skills: ['Gardener'] });
    const made = { page: 1, line: 0, start: 0, end: 8, text: 'React' };
    const skills = [{ value: 'React', evidence: [made] }];
    expect(scoreCandidate({ ...facts, skills }, text, target)).toEqual(nothing);
  });
});

describe('the parts', () => {
  test('that are not asked are absent, and the others share the 100 points in tenths', () => {
    const { facts, text, shows } = resume(['Accountant', 'Excel'], {
      position: 'Accountant',
      skills: ['Excel'],
    });
    expect(
      scoreCandidate(facts, text, asking({ title: 'Comptable', skills: ['Excel', 'Sage', 'SAP'] })),
    ).toEqual({
      total: 61.9,
      parts: [
        {
          part: 'title',
          points: 42.9,
          outOf: 42.9,
          items: [{ label: 'Comptable', met: true, points: 42.9, evidence: [shows('Accountant')] }],
        },
        {
          part: 'skills',
          points: 19,
          outOf: 57.1,
          items: [
            { label: 'Excel', met: true, points: 19, evidence: [shows('Excel')] },
            missing('Sage'),
            missing('SAP'),
          ],
        },
      ],
    });
  });

  test('of a target that asks for nothing are none', () => {
    const { facts, text } = resume(['Accountant'], { position: 'Accountant' });
    expect(scoreCandidate(facts, text, titleTarget('  '))).toEqual({ total: 0, parts: [] });
  });
});

const titlePoints = (read: { position?: string; positions?: string[] }, title: string) => {
  const held = [...(read.position ? [read.position] : []), ...(read.positions ?? [])];
  const { facts, text } = resume(held, read);
  return scoreCandidate(facts, text, asking({ title })).total;
};

describe('the title', () => {
  test.each([
    ['the headline', { position: 'Data Analyst' }, 100],
    ['the post held last', { position: 'Graduate', positions: ['Data Analyst'] }, 100],
    ['an earlier post', { positions: ['Waiter', 'Data Analyst'] }, 70],
    ['a near one before a post that fits', { positions: ['BI Analyst', 'Data Analyst'] }, 70],
    ['nothing of the same kind of post alone', { position: 'Business Analyst' }, 0],
    ['nothing of another trade', { position: 'Waiter' }, 0],
  ])('counts %s', (_, read, expected) => {
    expect(titlePoints(read, 'Data Analyst')).toBe(expected);
  });
});

const skillEvidence = (lines: string[], skill: string, read: Parameters<typeof resume>[1] = {}) => {
  const { facts, text } = resume(lines, read);
  return scoreCandidate(facts, text, asking({ skills: [skill] })).parts[0]?.items[0]?.evidence;
};

describe('a skill', () => {
  test.each([
    ['JS', 'We wrote JavaScript', 'JavaScript'],
    ['PostgreSQL', 'on postgres', 'postgres'],
    ['Node.js', 'NodeJS services', 'NodeJS'],
    ['C++', 'C++ and CUDA', 'C++'],
    ['Comptabilité analytique', 'La COMPTABILITE ANALYTIQUE', 'COMPTABILITE ANALYTIQUE'],
    ['Project management', 'إدارة المشاريع', 'إدارة المشاريع'],
    ['Forklift driving', 'forklift-driving', 'forklift-driving'],
  ])('%s is found in %j', (skill, line, slice) => {
    expect(skillEvidence([line], skill)).toEqual([resume([line]).shows(slice)]);
  });

  test.each([
    ['Java', 'JavaScript'],
    ['C', 'C++ and C#'],
    ['Go', 'We go to market'],
    ['Spring', 'Spring 2020'],
    ['French', 'French cuisine'],
    ['SQL', 'NoSQL'],
  ])('%s is not found in %j', (skill, line) => {
    expect(skillEvidence([line], skill)).toEqual([]);
  });

  test('with an everyday name counts in a skill, a title and a language', () => {
    expect([
      skillEvidence(['General accounting'], 'Accounting', { skills: ['General accounting'] }),
      skillEvidence(['Sales Manager'], 'Sales', { position: 'Sales Manager' }),
      skillEvidence(['French (fluent)'], 'Français', { languages: ['French'] }),
    ]).toEqual([
      [{ page: 1, line: 0, start: 0, end: 18, text: 'General accounting' }],
      [{ page: 1, line: 0, start: 0, end: 13, text: 'Sales Manager' }],
      [{ page: 1, line: 0, start: 0, end: 6, text: 'French' }],
    ]);
  });
});

const experienceItems = (
  lines: string[],
  read: Parameters<typeof resume>[1],
  asked: Partial<Target>,
) => {
  const { facts, text } = resume(lines, read);
  const found = scoreCandidate(facts, text, asking({ minYears: 4, ...asked }));
  return found.parts.find(({ part: name }) => name === 'experience')?.items;
};

describe('experience', () => {
  test('in another trade counts for nothing', () => {
    expect(
      experienceItems(
        ['Chef', '2010 - 2024'],
        { position: 'Chef', years: [14, '2010 - 2024'] },
        { title: 'Nurse' },
      ),
    ).toEqual([missing('4 years asked, 14 found in another trade')]);
  });

  test('counts where half of the skills are met, whatever the title', () => {
    const lines = ['Chef', 'React', '2 years'];
    const read: Parameters<typeof resume>[1] = { position: 'Chef', years: [2, '2 years'] };
    const asked = { title: 'Frontend Developer', skills: ['React', 'Vue.js'] };
    expect(experienceItems(lines, read, asked)).toEqual([
      {
        label: '4 years asked, 2 found',
        met: false,
        points: 8.8,
        evidence: [resume(lines).shows('2 years')],
      },
    ]);
  });

  test('counts where nothing else is asked', () => {
    expect(experienceItems(['6 years'], { years: [6, '6 years'] }, {})).toEqual([
      {
        label: '4 years asked, 6 found',
        met: true,
        points: 100,
        evidence: [resume(['6 years']).shows('6 years')],
      },
    ]);
  });

  test('that falls just short is rounded down', () => {
    expect(experienceItems(['3.99 years'], { years: [3.99, '3.99 years'] }, {})?.[0]?.points).toBe(
      99.7,
    );
  });

  test('of which a part is hidden counts for nothing', () => {
    const { facts, text, shows } = resume(['2 years', { hidden: '30 years' }]);
    const years = { value: 32, evidence: [shows('2 years'), shows('30 years')] };
    expect(
      scoreCandidate({ ...facts, yearsExperience: years }, text, asking({ minYears: 4 })).total,
    ).toBe(0);
  });
});

const certificateTotal = (lines: string[], asked: string, certificates: string[] = []) => {
  const { facts, text } = resume(lines, { certificates });
  return scoreCandidate(facts, text, asking({ certificates: [asked] })).total;
};

describe('certificates', () => {
  test.each([
    ['by its short name in the text', ['Amina Ziani, PMP'], 'PMP', [], 100],
    ['by its full name', ['Certified Public Accountant'], 'CPA', [], 100],
    ['as one of two', ['PRINCE2 Foundation'], 'PMP or PRINCE2', ['PRINCE2 Foundation'], 100],
    [
      'by its words, whatever stands between',
      ['AWS Certified Solutions Architect – Associate'],
      'AWS Solutions Architect',
      ['AWS Certified Solutions Architect – Associate'],
      100,
    ],
    ['but not by a name that is a skill too', ['Hosting on AWS'], 'AWS', [], 0],
    ['but not another one', ['CAPM'], 'PMP', ['CAPM'], 0],
  ])('count %s', (_, lines, asked, held, expected) => {
    expect(certificateTotal(lines, asked, held)).toBe(expected);
  });
});

describe('corrections by hand', () => {
  const { facts, text, shows } = resume(
    [[{ is: 'name', text: 'Ruby Rails' }], 'Waiter', 'No React yet, but CSS', '1 year'],
    { position: 'Waiter', years: [1, '1 year'], skills: ['CSS'] },
  );

  test('stand in place of what was read, with its evidence where there is some', () => {
    const corrected = scoreCandidate(facts, text, target, {
      position: 'Frontend Developer',
      yearsExperience: 3,
      skills: ['CSS', 'Git'],
      education: 'Bachelor',
      certificates: ['PMP'],
    });
    expect(corrected).toEqual({
      total: 80,
      parts: [
        { part: 'title', points: 30, outOf: 30, items: [byHand('Frontend Developer', 30)] },
        {
          part: 'skills',
          points: 20,
          outOf: 40,
          items: [
            missing('React'),
            missing('TypeScript'),
            { label: 'CSS', met: true, points: 10, evidence: [shows('CSS')] },
            byHand('Git', 10),
          ],
        },
        {
          part: 'experience',
          points: 15,
          outOf: 15,
          items: [byHand('3 years asked, 3 found', 15)],
        },
        { part: 'education', points: 10, outOf: 10, items: [byHand('Bachelor', 10)] },
        { part: 'certificates', points: 5, outOf: 5, items: [byHand('PMP', 5)] },
      ],
    });
  });

  test('of a name, an address or a phone number change nothing', () => {
    const asked = asking({ skills: ['Ruby', 'Ruby on Rails', 'CSS'] });
    const uncorrected = scoreCandidate(facts, text, asked);
    expect(uncorrected.total).toBe(33.3);
    expect(
      scoreCandidate(facts, text, asked, {
        name: 'Ruby',
        email: 'a@b.dz',
        phone: '1',
        location: 'Oran',
      }),
    ).toEqual(uncorrected);
  });
});

test.each(HiddenReason.options)(
  'a line that is %s counts where a person may and did say so',
  (why) => {
    const lines = ['Amina Ziani', { hidden: 'Frontend Developer, React', why }];
    const { facts, text } = resume(lines, { position: 'Frontend Developer', skills: ['React'] });
    const totals = ([{}, { unclearText: 'counts' }, { name: 'Amina' }, {}] as const).map(
      (corrections) => scoreCandidate(facts, text, target, corrections).total,
    );
    expect(totals).toEqual([0, why === 'unclear' ? 40 : 0, 0, 0]);
  },
);

test('a scorer gives what scoreCandidate gives, however often it is asked and in whatever order', () => {
  const one = resume(['Frontend Developer', 'React'], { position: 'Frontend Developer' });
  const two = resume(['Backend Developer', 'Git'], { position: 'Backend Developer' });
  const score = scorer(target);
  const expected = [one, two].map(({ facts, text }) => scoreCandidate(facts, text, target));
  const inOrder = [one, two].map(({ facts, text }) => score(facts, text));
  const reversed = [two, one].map(({ facts, text }) => score(facts, text)).toReversed();
  expect([inOrder, reversed]).toEqual([expected, expected]);
  expect(expected.map(({ total }) => total)).toEqual([40, 10]);
});
