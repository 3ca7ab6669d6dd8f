import { failureOf } from '@/machines/failure';
import { Refused } from './schemas/refused';

/**
 * Runs a dynamic import; a build sends every one through here. The router takes the browser's own words for a part
 * that did not arrive as a new release and loads the page anew, and with it everything that the page held would be
 * gone: it is given ours.
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
