import type { RiskEmployee } from '@/data/schemas/risk';
import type { RiskSearch } from '@/data/schemas/search';

/** The employees that the URL asks for, in the order given: text in name, role or department, and a level. */
export function selectRisks(risks: RiskEmployee[], { q, level }: RiskSearch): RiskEmployee[] {
  const text = (q ?? '').trim().toLowerCase();
  return risks.filter(
    ({ name, role, department, riskLevel }) =>
      (level === undefined || riskLevel === level) &&
      [name, role, department].some((part) => part.toLowerCase().includes(text)),
  );
}

/** The employee whose risk is shown: nobody until one is chosen, and nobody whom the filters leave out. */
export const selectedRisk = (
  { employee }: RiskSearch,
  listed: RiskEmployee[],
): RiskEmployee | undefined => listed.find(({ id }) => id === employee);
