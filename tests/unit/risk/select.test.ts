import type { RiskEmployee } from '@/data/schemas/risk';
import { selectedRisk, selectRisks } from '@/views/risk/select-risks';
import { riskPercent } from '@/views/risk/tones';
import { expect, test } from 'vitest';

const risk = (id: string, role: string, riskLevel: RiskEmployee['riskLevel']): RiskEmployee => ({
  id,
  name: `Person ${id}`,
  role,
  department: 'Sales',
  riskScore: 0.5,
  riskLevel,
  riskFactors: [],
  missing: [],
  retentionStrategies: [],
  riskTrendData: [],
});
const risks = [risk('a', 'Recruiter', 'High'), risk('b', 'Analyst', 'Low')];
const ids = (search: Parameters<typeof selectRisks>[1]) =>
  selectRisks(risks, search).map(({ id }) => id);

test('risks are narrowed by level, and by text in name, role or department', () => {
  expect([
    ids({}),
    ids({ level: 'Low' }),
    ids({ q: ' ANALYST ' }),
    ids({ q: 'sales' }),
    ids({ q: 'person a', level: 'Low' }),
  ]).toEqual([['a', 'b'], ['b'], ['b'], ['a', 'b'], []]);
});

test('a risk is shown when chosen, and while it is listed', () => {
  const [, b] = risks;
  expect([
    selectedRisk({}, risks),
    selectedRisk({ employee: 'b' }, risks),
    selectedRisk({ employee: 'b' }, risks.slice(0, 1)),
    selectedRisk({ employee: 'b' }, []),
  ]).toEqual([undefined, b, undefined, undefined]);
});

test('a score is a percent with one decimal', () => {
  expect([0, 0.125, 0.9249, 1].map(riskPercent)).toEqual(['0.0%', '12.5%', '92.5%', '100.0%']);
});
