import type { ReadResume } from '../workspace';

export const readOnDevice: ReadResume = async () => ({
  outcome: 'refused',
  refusal: { kind: 'noText', message: '' },
});
