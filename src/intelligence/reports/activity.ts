import { inOrder } from '@/machines/order';
import { dayOf, lastDayOf } from '@/machines/calendar';
import type { Activity } from '@/data/schemas/manager-dashboard';
import type { RiskEmployee } from '@/data/schemas/risk';
import type { Subscription } from '@/data/schemas/subscription';
import type { User } from '@/data/schemas/user';
import { riskLevel } from '../risk/score';

/** The day since which somebody's risk is at its present level, as far back as the trend goes. */
function atRiskSince({ riskTrendData, riskLevel: level }: RiskEmployee, today: string): string {
  const turned = riskTrendData.findLastIndex(
    ({ riskScore }) => riskScore === null || riskLevel(riskScore) !== level,
  );
  const month = riskTrendData[turned + 1]?.month;
  if (month === undefined) return today;
  const end = lastDayOf(month);
  return end < today ? end : today;
}

/** The company's recent events, newest first: who was hired, what became of the subscription, and who may leave. */
export function recentActivity(
  {
    users,
    subscription,
    risks,
  }: {
    users: readonly User[];
    subscription: Pick<Subscription, 'history'>;
    risks: readonly RiskEmployee[];
  },
  today: string,
  count: number,
): Activity[] {
  const all: Activity[] = [
    ...users
      .filter(({ hireDate }) => hireDate !== '' && hireDate <= today)
      .map(({ id, name, position, department, hireDate }) => ({
        id: `hire-${id}`,
        type: 'newHire' as const,
        message: `${name} joined ${department || 'the company'}${position && ` as ${position}`}`,
        date: hireDate,
      })),
    ...subscription.history.map(({ action, by, date }, index) => ({
      id: `subscription-${index + 1}`,
      type: 'subscription' as const,
      message: `${action}, by ${by}`,
      date: dayOf(date),
    })),
    ...risks
      .filter(({ riskLevel: level }) => level === 'High')
      .map((risk) => ({
        id: `risk-${risk.id}`,
        type: 'resignationRisk' as const,
        message: `${risk.name} is at high risk of resignation`,
        date: atRiskSince(risk, today),
      })),
  ];
  return all.toSorted((a, b) => inOrder(b.date, a.date)).slice(0, count);
}
