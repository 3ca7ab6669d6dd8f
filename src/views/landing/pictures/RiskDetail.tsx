import { Badge } from '@/views/shared/ui/Badge';
import { Picture } from './Picture';
import { TrendLine } from './TrendLine';

const lists = [
  ['Risk factors', ['No raise in 26 months', 'Overtime in 9 of 12 weeks', 'Manager changed twice']],
  [
    'Retention strategies',
    ['Review the salary', 'Share the load of payroll', 'Talk about a next role'],
  ],
] as const;

/** An employee at risk: the score, how it moved, why, and what could be done. */
export function RiskDetail() {
  return (
    <Picture
      label="An employee at high risk of resigning: its last six months, its factors and what may help."
      className="p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <b>Sofiane Meziane</b>
          <p className="text-muted">Payroll accountant, Finance</p>
        </div>
        <div className="flex items-center gap-3">
          <Badge tone="danger">High risk</Badge>
          <b className="text-xl">78%</b>
        </div>
      </div>
      <div className="mt-6">
        <TrendLine values={[31, 34, 42, 55, 69, 78]} />
      </div>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        {lists.map(([title, entries]) => (
          <div key={title}>
            <p className="text-xs font-semibold text-muted">{title}</p>
            <ul className="mt-1 list-disc ps-4 marker:text-edge">
              {entries.map((entry) => (
                <li key={entry} className="py-0.5">
                  {entry}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Picture>
  );
}
