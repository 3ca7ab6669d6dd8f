import type { Workspace } from '../workspace';
import { createAccounts } from './accounts';
import { createCandidates } from './candidates';
import type { DemoOptions } from './world';

export { sample } from './sample';

/**
 * The demo world: everything in the page, every wait simulated, all changes lost on reload.
 * @param options the clock, randomness, waits, reader and records it works with.
 */
export function createDemoWorkspace(options: DemoOptions): Workspace {
  const { sample, wait } = options;
  return {
    accounts: createAccounts(sample.accounts, wait),
    notifications: { list: async (role) => (await sample.notifications())[role] ?? [] },
    jobListings: { list: sample.jobListings },
    candidates: createCandidates(options),
  };
}
