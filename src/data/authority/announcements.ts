import { newestFirst } from '@/intelligence/lists/newest';
import type { Workspace } from '../port/workspace';
import { MessageText } from '../schemas/message';
import { missing } from '../schemas/refused';
import { companyOf } from './company';
import { parsed } from './draft';
import { type Asking, once } from './take';

/** The announcements to the company's employees. */
export function createAnnouncements(asking: Asking): Workspace['announcements'] {
  const { store, newId } = asking;
  return {
    async list() {
      return newestFirst(await store.all('announcement'), ({ date }) => date);
    },
    async announce(text, sent = {}) {
      const message = parsed(MessageText, text);
      return once(asking, sent, async (transaction) => {
        const made = { id: newId(), message, date: companyOf(asking).today() };
        transaction.put('announcement', made.id, made);
        return made;
      });
    },
    async withdraw(id, sent = {}) {
      await once(asking, sent, async (transaction) => {
        const one = await transaction.get('announcement', id);
        if (one === undefined) throw missing('announcement');
        transaction.drop('announcement', id);
        return id;
      });
    },
  };
}
