import { keptUser } from '../kept-user';
import { newId } from '../new-id';
import type { OnDevice } from '../port/calls';
import type { Workspace } from '../port/workspace';
import { createLiveWorld } from '.';
import { listen } from './changes';
import { sendFile } from './files';

/** Opens the live world in a browser, and asks the server whether the stored user is still signed in. */
export function openLive(onDevice: OnDevice): Workspace {
  const world = createLiveWorld({
    fetch: (...request) => fetch(...request),
    page: newId(),
    kept: keptUser,
    ...onDevice,
    listen,
    sendFile,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  // Whoever needs the answer asks once more, and is told what went wrong.
  void world.session.current().catch(() => undefined);
  return world;
}
