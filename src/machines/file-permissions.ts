import type { FileUse } from '@/data/schemas/attachment';
import { type Allowed, concerned, hr, staff, userKeepers } from './permissions';

/** Who may keep a file for a use, and fetch one. 'own' and 'team' are the files that a record names which they see. */
export const filePermissions = {
  resume: { keep: hr, fetch: hr },
  contract: { keep: userKeepers, fetch: { ...staff, ...userKeepers } },
  attachment: { keep: { hr: 'all', employee: 'all', teammanager: 'all' }, fetch: concerned },
} as const satisfies Record<FileUse, Record<'keep' | 'fetch', Allowed>>;
