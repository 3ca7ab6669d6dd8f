import { type Allowed, filePermissions, onlyFor } from '@/machines/permissions';
import { companyOf } from './company';
import type { FileUse } from '../schemas/attachment';
import type { Person } from '../schemas/person';
import { forbidden, Refused } from '../schemas/refused';
import type { Asking } from './take';

/** What a world knows of the files that it keeps. */
export interface KeepingFiles {
  /** Whether all of these links are to files of the asker's company that were uploaded for this use. */
  hasFiles: (urls: readonly string[], use: FileUse) => Promise<boolean>;
}

/** @throws `Refused` where a link is to no file that was uploaded for this use. */
export async function needFiles(
  { hasFiles }: KeepingFiles,
  use: FileUse,
  urls: readonly (string | null | undefined)[],
  field: string,
): Promise<void> {
  const named = urls.filter((url) => typeof url === 'string');
  if (named.length === 0 || (await hasFiles(named, use))) return;
  const sentence = 'Choose a file that was uploaded here.';
  throw new Refused({ code: 'draft.invalid', sentence, field });
}

/** For a person who may fetch some files of a use, and not this one. */
const sentences: Record<FileUse, string> = {
  resume: 'You can only see your own.',
  contract: 'You can only see your own.',
  attachment: 'You can only see the files of tasks that concern you.',
};

/** The links in the records that the asker may see as their own, or as their team's, by what the files are for. */
const named: Record<FileUse, (asking: Asking) => Promise<(string | undefined)[]>> = {
  resume: async () => [],
  contract: async ({ store, asker }) => [
    (await store.get('user', (await asker()).id))?.contractFile?.url,
  ],
  attachment: async (asking) =>
    (await companyOf(asking).ownTasks()).flatMap(({ attachments }) =>
      attachments.map(({ url }) => url),
    ),
};

/**
 * Whether a record names a file that the asker may see as their own, or as their team's.
 * @param isIt tells a link to the file.
 */
export const isNamed = async (
  asking: Asking,
  use: FileUse,
  isIt: (url: string) => boolean,
): Promise<boolean> => (await named[use](asking)).some((url) => url !== undefined && isIt(url));

/**
 * Admits a person to keep or to fetch a file.
 * @param isOwn tells whether a record names the file that concerns the person.
 * @throws `Refused` as 'forbidden'.
 */
export async function admitToFile(
  by: Person,
  act: 'keep' | 'fetch',
  use: FileUse,
  isOwn: () => Promise<boolean>,
): Promise<void> {
  const allowed: Allowed = filePermissions[use][act];
  const reach = allowed[by.role];
  if (reach === undefined) throw forbidden(onlyFor(allowed));
  if (reach !== 'all' && !(await isOwn())) throw forbidden(sentences[use]);
}
