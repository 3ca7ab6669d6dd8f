import '@/app/theme.css';
import { endFirstFrame } from '@/app/first-frame';
import { createAppRouter } from '@/app/router';
import { startSession } from '@/app/session';
import type { OnDevice } from '@/data/port/calls';
import type { Workspace } from '@/data/port/workspace';
import { isDemoEmail } from '@/data/schemas/credentials';
import { keptUser } from '@/data/kept-user';
import { once } from '@/data/once';
import { leaveStepOfBefore } from '@/views/shared/held-open';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

if (import.meta.env.DEV && new URLSearchParams(window.location.search).has('inspect')) {
  (await import('@/app/inspect')).inspectActors();
}

const onDevice: OnDevice = {
  async readResume(file, options) {
    const { readOnDevice } = await import('@/data/reading/on-device');
    return readOnDevice(file, options);
  },
  async recogniseResume(file, options) {
    const { recogniseOnDevice } = await import('@/data/reading/recognise-on-device');
    return recogniseOnDevice(file, options);
  },
};

const followed = (workspace: Workspace): Workspace => {
  workspace.watch(async (topics) => {
    const [{ followChange }, cache] = await Promise.all([import('@/app/cache'), openCache()]);
    await followChange(cache, topics);
  });
  return workspace;
};
const openDemo = once(async () => {
  const demo = await import('@/data/demo/open');
  return followed(demo.openDemo(onDevice));
});
const openLive = once(async () => {
  const live = await import('@/data/live/open');
  const workspace = followed(live.openLive(onDevice));
  workspace.session.onEnded(() => session.send({ type: 'session.ended' }));
  return workspace;
});
const hasServer = document.querySelector('meta[name=masar-server]') !== null;
// A static host has the demo alone, whoever was signed in at this address before.
if (!hasServer && keptUser.isLive()) keptUser.forget();
const openWorkspace = () => (keptUser.isLive() ? openLive() : openDemo());
const worldOf = (email: string) => (hasServer && !isDemoEmail(email) ? openLive() : openDemo());

const newCache = () => once(async () => (await import('@/app/cache')).createCache());
let openCurrent = newCache();
const openCache = () => openCurrent();

const session = startSession(openWorkspace);
const router = createAppRouter({
  session,
  openWorkspace,
  worldOf,
  openLive: hasServer ? openLive : null,
  openCache,
  readResume: onDevice.readResume,
});
leaveStepOfBefore(router);

// The parts that a signed-in person's screen needs load while the session is read. Where one fails, the screen
// asks for it again.
if (keptUser.isThere()) {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  void Promise.allSettled([
    openWorkspace(),
    openCache(),
    ...matchedRoutes.map((route) => router.loadRouteChunk(route)),
  ]);
}

let signedIn = session.getSnapshot().context.user;
session.subscribe(({ context }) => {
  if (context.user === signedIn) return;
  if (signedIn !== null || context.user?.world === 'live') openCurrent = newCache();
  // Who enters the demo leaves the live world.
  if (signedIn?.world === 'live' && context.user !== null && context.user.world !== 'live')
    void openLive().then(({ session: { signOut } }) => signOut().catch(() => undefined));
  signedIn = context.user;
  void router.invalidate();
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
endFirstFrame(root);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
