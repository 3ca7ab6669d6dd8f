import { Bar } from './Bar';
import { performance } from './examples';
import { Picture } from './Picture';
import { TrendLine } from './TrendLine';

const { name: person, task, measures, ratings } = performance;
const score = measures.reduce((sum, [, value, weight]) => sum + value * weight, 0).toFixed(1);

/** A task's performance score as the weighted sum that it is, and its assignee's ratings. */
export function PerformanceScore() {
  return (
    <Picture
      label={`A performance score of ${score}, the sum of six weighted measures, and the ratings of five months.`}
      className="p-5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <b>
          {person}: {task}
        </b>
        <b className="text-xl text-primary">{score}</b>
      </div>
      <div className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {measures.map(([name, value, weight]) => (
          <div key={name} className="flex items-center gap-3 py-1">
            <span className="w-22 shrink-0">{name}</span>
            <Bar segments={[[value, 'fill-chart-1']]} className="h-1.5 w-0 flex-1" />
            <span>{value}</span>
            <span className="w-8 text-end text-xs whitespace-nowrap text-muted">× {weight}</span>
          </div>
        ))}
      </div>
      <div className="mt-6">
        <TrendLine points={ratings} most={5} />
      </div>
    </Picture>
  );
}
