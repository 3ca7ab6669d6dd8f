import type { Database } from './database/database';
import { sweepFiles } from './files/kept';
import type { FileStore } from './files/store';

/** How long the answer of a command is kept for a page that sends it again. */
const answersLast = '30 days';

/** Forgets the answers of commands that no page sends again any more. @returns how many. */
export const forgetAnswers = ({ transaction }: Pick<Database, 'transaction'>, now: Date) =>
  transaction(async (query) => {
    const [row] = await query<{ count: number }>(
      `with forgotten as (
         delete from command where at < $1::timestamptz - $2::interval returning 1
       )
       select count(*) from forgotten`,
      [now, answersLast],
    );
    return row?.count ?? 0;
  });

/** What is done at the start and once a day: takes away what nobody asks for any more. */
export async function sweep(database: Database, files: FileStore, now: Date): Promise<void> {
  await sweepFiles(database, files, now);
  await forgetAnswers(database, now);
}
