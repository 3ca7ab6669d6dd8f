import { register } from 'tsx/esm/api';

/** Node does not pass the loader of the main thread on to its workers. */
register();
await import('./analyse.worker.ts');
