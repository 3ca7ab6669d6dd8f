import { Badge } from '@/views/shared/ui/Badge';
import { atRisk } from './examples';
import { Picture } from './Picture';
import { TrendLine } from './TrendLine';

const lists = [
  ['Risk factors', atRisk.factors],
  ['Retention strategies', atRisk.strategies],
] as const;

const trend = atRisk.trend.map((value, index, { length }) => {
  const ago = length - 1 - index;
  return [ago === 0 ? 'now' : `−${ago}`, value] as const;
});

/** An employee at risk: the score, how it moved, why, and what could be done. */
export function RiskDetail() {
  return (
    <Picture
      label="An employee at high risk of resigning: its last six months, its factors and what may help."
      className="p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <b>{atRisk.name}</b>
          <p className="text-muted">{atRisk.about}</p>
        </div>
        <div className="flex items-center gap-3">
          <Badge tone="danger">High risk</Badge>
          <b className="text-xl">{atRisk.trend.at(-1)}%</b>
        </div>
      </div>
      <div className="mt-6">
        <TrendLine points={trend} most={100} />
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
