import { accessSync, constants, mkdirSync } from 'node:fs';
import { type Database, DatabaseProblem } from '../database';
import { databaseOver } from './driver';
import { lock } from './lock';
import { openThread } from './thread';

/**
 * Opens the database in a folder, for this process alone.
 * @throws {DatabaseProblem} where the folder cannot be written, another process holds it, or it does not open.
 */
export async function openPglite(folder: string): Promise<Database> {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DatabaseProblem(
      `${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Name another folder in DATA_DIR.`,
      { cause: error },
    );
  }
  const unlock = lock(folder);
  try {
    return databaseOver(await openThread(folder), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}
