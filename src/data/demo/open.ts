import { keptUser } from '../kept-user';
import { newId } from '../new-id';
import type { OnDevice } from '../port/calls';
import type { Workspace } from '../port/workspace';
import { Refused } from '../schemas/refused';
import { createDemoWorld } from '.';
import { hearOthers, withFaults } from './faults';
import { createSample } from './sample';
import type { ReadRecords } from './sample/records';
import type { Sample } from './world';

const addresses = import.meta.glob<string>('./sample/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/**
 * Fetches records as data, so that they are not run as code. Where they did not arrive, the next call fetches
 * them anew.
 */
const fetchRecords: ReadRecords = async (name) => {
  try {
    const response = await fetch(addresses[`./sample/${name}.json`] ?? '');
    if (response.ok) return await response.json();
  } catch {
    // Every browser words a lost connection differently.
  }
  const sentence = 'The records could not be loaded. Please check your connection and try again.';
  throw new Refused({ code: 'offline', sentence });
};

/**
 * The records that the demo starts from.
 * @param candidates how many candidates to show; the sample's are repeated for a bench of long lists.
 */
function sampleOf(candidates: number): Sample {
  const sample = createSample(fetchRecords);
  if (candidates === 0) return sample;
  return {
    ...sample,
    candidates: async (now) => {
      const { enlarged } = await import('./enlarged');
      return enlarged(await sample.candidates(now), candidates);
    },
  };
}

/** Opens the demo world in a browser: with the browser's clock, real waits, and the faults that a test asks for. */
export function openDemo(onDevice: OnDevice): Workspace {
  const world = createDemoWorld({
    now: () => new Date(),
    random: Math.random,
    newId,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ...onDevice,
    sample: sampleOf(Number(import.meta.env['VITE_CANDIDATES'] ?? 0)),
  });
  hearOthers((person) =>
    world.as({ read: async () => person, write: () => undefined, forget: () => undefined }),
  );
  return withFaults(world.as(keptUser));
}
