import { figure } from '@/intelligence/number-text';
import { Link } from '@tanstack/react-router';
import { classes, touchTarget } from '../ui/classes';
import type { ChartData } from './chart-data';

/** The figures of a chart as a table. */
export function ChartTable({
  title,
  points,
  series,
  unit,
  say = (value) => figure(value, unit),
}: ChartData & { title: string }) {
  return (
    <table className="mt-2 w-full">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="sr-only">
            Label
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className="py-1 text-end font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, values, link }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {link === undefined ? (
                label
              ) : (
                <Link {...link} className={classes(touchTarget, 'text-primary underline')}>
                  {label}
                </Link>
              )}
            </th>
            {series.map(({ key }) => {
              const value = values[key];
              return (
                <td key={key} className="py-1 text-end">
                  {value === undefined ? '—' : say(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
