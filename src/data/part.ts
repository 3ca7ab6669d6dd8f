import { failureOf } from '@/machines/failure';
import { Refused } from './schemas/refused';

/**
 * Runs a dynamic import; a build sends every one through here. When a part does not arrive, the router
 * recognises the browser's own words, takes them for a new release and loads the page anew, and everything
 * that the page held would be gone. So this throws a refusal in our words.
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
