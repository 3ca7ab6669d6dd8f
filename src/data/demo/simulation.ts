import type { Simulation } from '../authority/analysis';
import type { Draw } from '@/intelligence/candidates/simulation';
import { once } from '../once';

/**
 * The demo's stand-in for files that could not be read. The values of all files are drawn when their run starts, so
 * that the order of reading never matters.
 * @param random uniform in [0, 1).
 */
export function createSimulation(random: () => number): Simulation {
  const simulation = once(() => import('@/intelligence/candidates/simulation'));
  const drawn = new Map<string, { index: number; draw: Draw }>();
  return {
    async begin(ids) {
      const { draw } = await simulation();
      for (const [index, id] of ids.entries()) drawn.set(id, { index, draw: draw(random) });
    },
    async factsOf(id, reason) {
      const { draw, simulate } = await simulation();
      const one = drawn.get(id) ?? { index: 0, draw: draw(random) };
      return simulate(one.index, one.draw, reason);
    },
    score: async (facts, target) => (await simulation()).simulatedScore(facts, target),
  };
}
