import type { RiskEmployee } from '@/data/schemas/risk';
import { csv } from './csv';

/** The name of the file that 'Export CSV' downloads: specification, section 7. */
export const riskCsvName = 'resignation_risk_report.csv';

/** The rows shown on the Resignation Risk screen as a CSV file; scores as percent with one decimal. */
export const riskCsv = (rows: readonly RiskEmployee[]): string =>
  csv(
    ['Name', 'Role', 'Department', 'Risk Level', 'Risk Score'],
    rows.map(({ name, role, department, riskLevel, riskScore }) => [
      name,
      role,
      department,
      riskLevel,
      riskScore === null ? null : `${(riskScore * 100).toFixed(1)}%`,
    ]),
  );
