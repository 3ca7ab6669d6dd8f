import { allowedTo, isAboutAPerson, onlyFor } from '@/machines/permissions';
import type { Call } from '../port/answers';
import { forbidden } from '../schemas/refused';
import type { Asking } from './take';

/**
 * Admits the asker to a call by the table of permissions. Of the records it reads only the person whom the call is
 * about, where the asker's team decides.
 * @param args the arguments of the call.
 * @throws `Refused` as 'forbidden', and as `asker` rejects where nobody is signed in.
 */
export async function admit(
  { store, asker }: Pick<Asking, 'store' | 'asker'>,
  call: Call,
  [about]: readonly unknown[],
): Promise<void> {
  const by = await asker();
  const allowed = allowedTo(call);
  if (allowed === null) return;
  const reach = allowed[by.role];
  if (reach === undefined) throw forbidden(onlyFor(allowed));
  if (reach === 'all' || !isAboutAPerson(call) || about === by.id) return;
  if (reach === 'own') throw forbidden('You can only see your own.');
  const person = typeof about === 'string' ? await store.get('user', about) : undefined;
  if (person?.team !== by.id) throw forbidden('You can only see the people of your team.');
}
