import { register } from 'tsx/esm/api';

/** Node does not hand the loader of the main thread on to its workers. */
register();
await import('./analyse.worker.ts');
