import { failureOf } from '@/machines/failure';
import { Refused } from './schemas/refused';

/**
 * Runs a dynamic import. A build sends every dynamic import through here. When a part does not arrive, the router
 * recognises the browser's own words, takes the failure for a new release and reloads the page, which would lose
 * all that the page held. So this throws a refusal in our words.
 * @throws what the import throws, or that the part did not arrive.
 */
export async function bring<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const failure = failureOf(error);
    throw failure.code === 'partMissing' ? new Refused(failure, { cause: error }) : error;
  }
}
