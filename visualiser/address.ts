import type { Run } from '@/machines/visualiser/chart-run.machine';

/** The address of a run within the page, beginning with '#'. */
export function addressOf({ chart, model, steps, at }: Run): string {
  const query = new URLSearchParams(steps.map((step) => ['step', step]));
  if (at !== steps.length) query.set('at', String(at));
  return `#/${chart}/${model}${query.size === 0 ? '' : `?${query}`}`;
}

/**
 * The run of an address. Null where the address names no chart.
 * @param firstModel the model that a chart runs with where the address names none.
 */
export function runAt(hash: string, firstModel: (chart: string) => string): Run | null {
  const [path = '', ...rest] = hash.replace(/^#\/?/, '').split('?');
  const [chart = '', model = ''] = path.split('/').map(decodeURIComponent);
  if (chart === '') return null;
  const query = new URLSearchParams(rest.join('?'));
  const steps = query.getAll('step');
  const at = Number(query.get('at') ?? steps.length);
  return {
    chart,
    model: model === '' ? firstModel(chart) : model,
    steps,
    at: Number.isInteger(at) && at >= 0 && at <= steps.length ? at : steps.length,
  };
}
