import { register } from 'tsx/esm/api';

/** Where the sources run as they are. Node does not pass the loader of the main thread on to its workers. */
register();
await import('./worker.ts');
