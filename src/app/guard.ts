import type { Role } from '@/data/schemas/role';
import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import type { SessionRef } from '@/actors/session';
import type { RouterContext } from './context';

/** The person signed in, once the session has settled; null for a visitor. */
const settledUser = async (session: SessionRef) =>
  (await waitFor(session, (snapshot) => !snapshot.hasTag('settling'))).context.user;

/**
 * The person signed in, once the session has settled.
 * @throws a redirect to /login unless that person has exactly this role.
 */
export async function requireRole(session: SessionRef, role: Role) {
  const user = await settledUser(session);
  if (user?.role !== role) throw redirect({ to: '/login' });
  return user;
}

/** A role group's `beforeLoad`: the guard first, then the world that its screens read. */
export const enterAs =
  (role: Role) =>
  async ({ context }: { context: RouterContext }) => {
    await requireRole(context.session, role);
    const [workspace, queryClient] = await Promise.all([
      context.openWorkspace(),
      context.openCache(),
    ]);
    const user = await workspace.session.current();
    if (user?.role !== role) {
      // The world knows better than the browser's storage who is there.
      if (user !== null) context.session.send({ type: 'session.replaced', user });
      throw redirect({ to: '/login' });
    }
    return { user, workspace, queryClient };
  };
