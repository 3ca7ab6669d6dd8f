// npm run operator -- EMAIL: lets somebody in as the provider's operator.
import { asked } from './ask';
import { openDatabase } from './database/open';
import { accountOf } from './people/accounts';

/** Makes the operator's account, or gives an operator a new password. */
async function makeOperator(email: string): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const database = await openDatabase({ DATABASE_URL, DATA_DIR });
  try {
    const [name = '', password = ''] = await asked([
      { text: 'Name: ' },
      { text: 'Password, at least 10 characters, not shown: ', isSecret: true },
    ]);
    const account = await accountOf({ email, password });
    return await database.transaction(async (query) => {
      const [known] = await query<{ operator: string | null }>(
        'select operator from account where email = $1',
        [account.email],
      );
      if (known?.operator === null)
        throw new Error(`${account.email} signs in to a company already. Choose another email.`);
      await query(
        `insert into account (id, email, password_hash, operator) values ($1, $2, $3, $4)
         on conflict (email) do update set password_hash = excluded.password_hash, operator = excluded.operator`,
        [account.id, account.email, account.hash, name === '' ? account.email : name],
      );
      return account.email;
    });
  } finally {
    await database.close();
  }
}

const [email] = process.argv.slice(2);
try {
  if (email === undefined) throw new Error('Whose? npm run operator -- EMAIL');
  console.log(`${await makeOperator(email)} can sign in as the provider's operator now.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
