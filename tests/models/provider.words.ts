import type { ActivationInPage, AskedOfRecord } from './support/activation-life';

const away = { never: 'The pages of the provider open for its operator only.' };

/** A record of the provider, in a tester's words: where the operator finds it, and what is done there. */
export const providerInPage = (
  at: string,
  does: ActivationInPage<AskedOfRecord>['does'],
  births?: ActivationInPage<AskedOfRecord>['births'],
): ActivationInPage<AskedOfRecord> => ({
  first: [],
  people: {
    sys: { account: 'sys@demo.com', at },
    hr: away,
    employee: away,
    manager: away,
    teammanager: away,
    admin: away,
  },
  does,
  sees: (stop) =>
    stop.endsWith('deleted')
      ? 'The record is in no list, and can be had back.'
      : `The record is ${stop === 'inactive' ? '‘Inactive’' : '‘Active’'}.`,
  ...(births && { births }),
});
