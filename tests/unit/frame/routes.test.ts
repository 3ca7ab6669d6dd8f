import type { RouterContext } from '@/app/context';
import { createAppRouter } from '@/app/router';
import { type Role, roles } from '@/data/schemas/role';
import type { SessionUser } from '@/data/schemas/session';
import { sessionMachine } from '@/machines/session/session.machine';
import { navigation } from '@/views/navigation/navigation';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { guardedRoutes } from '../../browser/support/routes';
import { people } from '../../fixtures/company';

/** The app's routes for whoever has this role, in a session that has settled. */
function routesFor(role: Role | null) {
  const user: SessionUser | null =
    role === null ? null : { email: 'somebody@demo.com', ...people[role] };
  const value = role === null ? 'signedOut' : 'signedIn';
  const snapshot = sessionMachine.resolveState({ value, context: { user, failure: null } });
  const context = {
    session: createActor(sessionMachine, { snapshot }),
    openWorkspace: async () => ({ session: { current: async () => user } }),
    openCache: async () => ({}),
  } as unknown as RouterContext;
  const { routesById } = createAppRouter(context);
  return { context, routesById };
}

/** Where a role's menu and bell lead. */
const reached = (role: Role) => {
  const { main, more, notifications } = navigation[role];
  const bell = notifications === null ? [] : [notifications.to];
  return new Set<string>([
    ...main.map(({ link }) => link.to),
    ...more.map(({ link }) => link.to),
    ...bell,
  ]);
};

test('every guarded route stands under the guard of its role, and nothing else is public', () => {
  const { routesById } = routesFor(null);
  const guarded = roles.flatMap((role) => [
    `/_${role}`,
    ...guardedRoutes[role].map((path) => `/_${role}${path}`),
  ]);
  const ids = Object.keys(routesById).map((id) => (id === '/' ? id : id.replace(/\/$/, '')));
  expect(ids.toSorted()).toEqual(
    ['/', '/login', '/saas', '/start', '__root__', ...guarded].toSorted(),
  );
});

test('a group of routes admits its own role and sends every other person to /login', async () => {
  const answers: Record<string, string> = {};
  for (const role of [...roles, null]) {
    const { context, routesById } = routesFor(role);
    for (const group of roles) {
      const { beforeLoad } = routesById[`/_${group}`].options;
      const entering = Promise.resolve().then(() => beforeLoad?.({ context } as never));
      answers[`${role} into ${group}`] = await entering.then(
        () => 'admitted',
        (error: unknown) => (isRedirect(error) ? error.options.to : String(error)),
      );
    }
  }
  const expected = [...roles, null].flatMap((role) =>
    roles.map((group) => [`${role} into ${group}`, role === group ? 'admitted' : '/login']),
  );
  expect(answers).toEqual(Object.fromEntries(expected));
});

test('every screen of a role can be reached from its menu or its bell', () => {
  expect(roles.map(reached)).toEqual(roles.map((role) => new Set(guardedRoutes[role])));
});
