import { Refused } from '@/data/schemas/refused';
import { createAccounts } from '@/data/demo/accounts';
import { accounts } from '@/data/demo/sample/accounts';
import { describe, expect, test } from 'vitest';

const world = createAccounts(accounts, async () => undefined);
const lina = { email: 'teammanager@demo.com', name: 'Lina Cherif', role: 'teammanager' } as const;

describe('the demo accounts', () => {
  test('let in who has the shared password, and nobody else', async () => {
    const asked = [
      { email: ' Teammanager@demo.com ', password: 'demo1234' },
      { email: 'teammanager@demo.com', password: 'demo12345' },
      { email: 'admin@demo.com', password: 'demo1234' },
    ];
    const answers = await Promise.allSettled(asked.map((one) => world.signIn(one)));
    const sentence = 'Invalid email or password.';
    const refused = {
      status: 'rejected',
      reason: new Refused({ code: 'credentials.invalid', sentence }),
    };
    expect(answers).toEqual([{ status: 'fulfilled', value: lina }, refused, refused]);
  });

  test('recognise a stored person by email, else by role, and leave who has no account as is', async () => {
    const admin = { email: 'admin@demo.com', name: 'Hakim', role: 'admin' } as const;
    const people = [
      { ...lina, name: 'An old name' },
      { email: 'someone@else.com', name: 'Someone', role: 'teammanager' } as const,
      admin,
    ];
    expect(await Promise.all(people.map((one) => world.recognise(one)))).toEqual([
      lina,
      lina,
      admin,
    ]);
  });
});
