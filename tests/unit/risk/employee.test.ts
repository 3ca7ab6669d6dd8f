import { ownRiskOf, peersOf, riskFactsOn, riskOf } from '@/intelligence/risk/employee';
import { expect, test } from 'vitest';
import { aTask, aUser, aWorkRecord, noRiskFacts, today } from '../../fixtures/company';

const month = (name: string, overtimeHours: number, absenceDays: number, satisfaction: number) => ({
  month: name,
  overtimeHours,
  absenceDays,
  satisfaction,
});
const done = (doneDate: string, doneOnTime: boolean) =>
  aTask({ status: 'done', doneDate: `${doneDate}T12:00:00.000Z`, doneOnTime });

const user = aUser({ hireDate: '2024-11-21', salary: 80_000 });
const record = aWorkRecord({
  promotedAt: '2025-11-21',
  months: [
    month('2026-07', 90, 9, 1),
    month('2026-09', 6, 1, 4),
    month('2026-10', 12, 2, 3),
    month('2026-11', 30, 3, 2),
  ],
  evaluations: [
    { date: '2025-12-10', rating: 4.2, feedback: '' },
    { date: '2026-10-27', rating: 3.9, feedback: '' },
  ],
});
const subject = {
  user,
  record,
  tasks: [done('2026-11-20', false), done('2026-06-01', true), done('2026-05-31', false), aTask()],
  peers: [
    aUser({ id: 'u-2', salary: 90_000 }),
    aUser({ id: 'u-3', salary: 110_000 }),
    aUser({ id: 'u-4', salary: 400_000 }),
  ],
};

test('facts look back three months on work, six on tasks, and never ahead', () => {
  const { tenureYears, yearsSincePromotion, salaryRatio, ...rest } = riskFactsOn(today, subject);
  expect(rest).toEqual({
    overtimeHours: 16,
    lateShare: 0.5,
    ratingChange: -0.3,
    satisfaction: 3,
    absenceDays: 6,
  });
  expect(tenureYears).toBeCloseTo(2, 2);
  expect(yearsSincePromotion).toBeCloseTo(1, 2);
  expect(salaryRatio).toBeCloseTo(80 / 110, 10);
});

test('facts of an earlier day leave out what came later', () => {
  const { tenureYears, yearsSincePromotion, ...rest } = riskFactsOn('2025-12-31', subject);
  expect(rest).toEqual({
    overtimeHours: null,
    lateShare: null,
    ratingChange: null,
    salaryRatio: 80 / 110,
    satisfaction: null,
    absenceDays: null,
  });
  expect(tenureYears).toBeCloseTo(1.11, 2);
  expect(yearsSincePromotion).toBeCloseTo(0.11, 2);
});

test('what happened on the day itself is known', () => {
  const late = done('2026-11-21', false);
  const onTheDay = {
    ...subject,
    record: {
      ...record,
      promotedAt: today,
      evaluations: [...record.evaluations, { date: today, rating: 4.4, feedback: '' }],
    },
    tasks: [late, late, done('2026-11-20', true), aTask({ status: 'done', doneDate: null })],
  };
  const { lateShare, ratingChange, yearsSincePromotion } = riskFactsOn(today, onTheDay);
  expect(lateShare).toBeCloseTo(2 / 3, 10);
  expect([ratingChange, yearsSincePromotion]).toEqual([0.5, 0]);
});

test('a salary has no ratio to peers who are paid nothing, and one rating is no change', () => {
  const unpaid = [aUser({ id: 'u-2', salary: 0 })];
  const evaluations = record.evaluations.slice(1);
  const lonely = { ...subject, peers: unpaid, record: { ...record, evaluations } };
  const { salaryRatio, ratingChange } = riskFactsOn(today, lonely);
  expect([salaryRatio, ratingChange]).toEqual([null, null]);
  const unknown = { ...subject, user: { ...user, salary: null } };
  expect(riskFactsOn(today, unknown).salaryRatio).toBeNull();
  const peersUnknown = [aUser({ id: 'u-2', salary: null }), aUser({ id: 'u-3', salary: 160_000 })];
  expect(riskFactsOn(today, { ...subject, peers: peersUnknown }).salaryRatio).toBe(0.5);
});

test('who was never promoted counts from the day of hiring', () => {
  const unpromoted = { ...subject, record: { ...record, promotedAt: null } };
  const { yearsSincePromotion, tenureYears } = riskFactsOn(today, unpromoted);
  expect(yearsSincePromotion).toBe(tenureYears);
  expect(yearsSincePromotion).toBeCloseTo(2, 2);
});

test('what is not on record is unknown and named, and too little of it is no score', () => {
  const nobody = {
    user: aUser({ hireDate: '', salary: null }),
    record: aWorkRecord(),
    tasks: [],
    peers: [],
  };
  expect(riskFactsOn(today, nobody)).toEqual(noRiskFacts);
  expect(riskOf(nobody, today)).toEqual({
    id: 'u-09',
    name: 'Karim Haddad',
    role: 'Frontend Developer',
    department: 'Engineering',
    riskScore: null,
    riskLevel: null,
    riskFactors: [],
    missing: [
      { kind: 'tenure', points: 0.2, what: 'the hire date' },
      { kind: 'overtime', points: 0.2, what: 'overtime in the last three months' },
      { kind: 'satisfaction', points: 0.2, what: 'satisfaction in the last three months' },
      { kind: 'salary', points: 0.12, what: 'the salary, or one of a peer' },
      { kind: 'evaluationTrend', points: 0.08, what: 'two evaluations to compare' },
      { kind: 'promotion', points: 0.08, what: 'the hire date or the last promotion' },
      { kind: 'lateTasks', points: 0.06, what: 'finished tasks of the last six months' },
      { kind: 'absences', points: 0.06, what: 'absence in the last three months' },
    ],
    retentionStrategies: ['Keep the regular one-to-ones: nothing on record calls for more.'],
    riskTrendData: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map(
      (name) => ({ month: name, riskScore: null }),
    ),
  });
});

test('a risk is the sum of its factors, and its trend ends with it', () => {
  const risk = riskOf(subject, today);
  // tenure 2.0 years (1.998): 14; satisfaction 3: 9; salary 73%: 12; overtime 16: 8; late half: 6;
  // absences 6: 6; evaluation -0.3: 4
  expect(risk.riskFactors.map(({ kind, points }) => [kind, points])).toEqual([
    ['tenure', 0.14],
    ['salary', 0.12],
    ['satisfaction', 0.09],
    ['overtime', 0.08],
    ['lateTasks', 0.06],
    ['absences', 0.06],
    ['evaluationTrend', 0.04],
  ]);
  expect([risk.riskScore, risk.riskLevel]).toEqual([0.59, 'Medium']);
  // June: 46 of 100 points are known, which is too little.
  // July: tenure 14 + salary 12 + half late 6 + overtime 20 + satisfaction 20 + absences 6.
  // August still sees July; September has 2.5 for satisfaction (14). October: tenure 14, salary 12, late half 6,
  // overtime 9 (3), satisfaction 3.5 (4), absences 3 (2), the rating of its 27th (4).
  expect(risk.riskTrendData).toEqual([
    { month: '2026-06', riskScore: null },
    { month: '2026-07', riskScore: 0.78 },
    { month: '2026-08', riskScore: 0.78 },
    { month: '2026-09', riskScore: 0.72 },
    { month: '2026-10', riskScore: 0.45 },
    { month: '2026-11', riskScore: 0.59 },
  ]);
  expect(ownRiskOf(risk)).toEqual({
    riskLevel: 'Medium',
    score: 59,
    missing: [],
    suggestions: [
      'Ask for a mentor: the first years are easier with someone to turn to.',
      'Ask for a salary review at your next evaluation.',
      'Tell your manager one thing that would make your work better.',
    ],
  });
});

test('peers share the department and role, are active and have a known salary', () => {
  const peer = aUser({ id: 'peer' });
  const others = [
    user,
    peer,
    aUser({ id: 'sales', department: 'Sales' }),
    aUser({ id: 'lead', role: 'teammanager' }),
    aUser({ id: 'gone', status: 'Inactive' }),
    aUser({ id: 'unknown', salary: null }),
  ];
  expect(peersOf(user, others)).toEqual([peer]);
});

test('a score without some facts is the sum of the others, and says what it leaves out', () => {
  const months = record.months.map((one) => ({ ...one, satisfaction: null }));
  const risk = riskOf({ ...subject, record: { ...record, months } }, today);
  expect([risk.riskScore, risk.riskLevel, risk.missing]).toEqual([
    0.5,
    'Medium',
    [{ kind: 'satisfaction', points: 0.2, what: 'satisfaction in the last three months' }],
  ]);
});

const yearsOf = (promotedAt: string | null, day = today) =>
  riskFactsOn(day, { ...subject, record: { ...record, promotedAt } }).yearsSincePromotion;

test('without a promotion the years count from the hiring; a later one is not known yet', () => {
  expect(yearsOf(null)).toBeCloseTo(2, 2);
  expect(yearsOf('2026-11-22')).toBeCloseTo(2, 2);
  expect(yearsOf(today)).toBe(0);
});

test('nothing is made of what is not there', () => {
  const bare = {
    user: aUser({ hireDate: '', salary: 80_000 }),
    record: undefined,
    tasks: [],
    peers: [],
  };
  expect(riskFactsOn(today, bare)).toEqual(noRiskFacts);
  const once = { ...record, evaluations: record.evaluations.slice(0, 1) };
  expect(riskFactsOn(today, { ...subject, record: once }).ratingChange).toBeNull();
  expect(riskFactsOn(today, { ...subject, peers: [aUser({ salary: 0 })] }).salaryRatio).toBeNull();
});
