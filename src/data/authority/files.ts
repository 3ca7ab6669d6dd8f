import { type Allowed, filePermissions, onlyFor } from '@/machines/permissions';
import type { FileUse } from '../schemas/attachment';
import type { Person } from '../schemas/person';
import { forbidden, Refused } from '../schemas/refused';

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

/**
 * Admits a person to keep or to fetch a file.
 * @param isOwn tells whether the person's own record names the file.
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
  if (reach !== 'all' && !(await isOwn())) throw forbidden('You can only see your own.');
}
