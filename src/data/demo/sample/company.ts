import type { Named } from '../../schemas/person';

/** The company of the demo, as its provider knows it. */
export const company: Named = { id: 'client-1', name: 'Atlas Services' };
