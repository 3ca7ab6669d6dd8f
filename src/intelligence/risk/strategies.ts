import type { RiskFactor } from '@/data/schemas/risk';

/** The most factors that a list of strategies or suggestions answers. */
const ANSWERED_FACTORS = 3;

const strategies: Record<RiskFactor['kind'], { company: string; employee: string }> = {
  tenure: {
    company: 'Give a mentor, and hold a one-to-one every two weeks through the first years.',
    employee: 'Ask for a mentor: the first years are easier with someone to turn to.',
  },
  overtime: {
    company: 'Share the workload anew, and give time back for the overtime of the last months.',
    employee: 'Plan your week with your manager so that overtime stays the exception.',
  },
  satisfaction: {
    company: 'Hold a stay interview: ask what would make the work better, and act on one answer.',
    employee: 'Tell your manager one thing that would make your work better.',
  },
  salary: {
    company: 'Review the salary against peers at the next round.',
    employee: 'Ask for a salary review at your next evaluation.',
  },
  evaluationTrend: {
    company: 'Agree on clear goals and on the support they need, and review them after a month.',
    employee: 'Agree on clear goals with your manager, and on the help they need.',
  },
  promotion: {
    company: 'Draw up a career plan with the next role and what it takes.',
    employee: 'Ask what your next role could be, and what it takes.',
  },
  lateTasks: {
    company: 'Look at the deadlines together: fewer tasks at once, estimates made by the assignee.',
    employee: 'Say early when a deadline is too close, and take fewer tasks at once.',
  },
  absences: {
    company: 'Ask, with care, whether hours, leave or work from home would help.',
    employee: 'Plan your rest: talk to HR about leave or flexible hours if you need them.',
  },
};

const answers = (factors: readonly RiskFactor[], to: 'company' | 'employee', none: string) => {
  const named = factors.slice(0, ANSWERED_FACTORS).map(({ kind }) => strategies[kind][to]);
  return named.length === 0 ? [none] : named;
};

/** What the company may do about the largest factors. @param factors largest first. */
export const retentionStrategies = (factors: readonly RiskFactor[]): string[] =>
  answers(factors, 'company', 'Keep the regular one-to-ones: nothing on record calls for more.');

/** What the employee may do about the largest factors. @param factors largest first. */
export const ownSuggestions = (factors: readonly RiskFactor[]): string[] =>
  answers(factors, 'employee', 'Keep going: nothing on record calls for a change.');
