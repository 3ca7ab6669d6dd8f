// What a command is measured against: a server that inserts what it is sent, and nothing else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPglite } from '../server/database/pglite/open';
import { openPostgresql } from '../server/database/postgresql';

const { DATABASE_URL, DATA_DIR = '' } = process.env;
const database = DATABASE_URL ? await openPostgresql(DATABASE_URL, 10) : await openPglite(DATA_DIR);
await database.transaction((query) =>
  query(`
    drop table if exists bare;
    create table bare (id bigint generated always as identity primary key, data jsonb not null);
    grant select, insert on bare to masar_app;
  `),
);

async function keep(parts: readonly Buffer[]) {
  const [row] = await database.query<{ id: number }>(
    'insert into bare (data) values ($1) returning id',
    [Buffer.concat(parts).toString()],
  );
  return JSON.stringify(row);
}

const server = createServer((asked, answer) => {
  const parts: Buffer[] = [];
  asked.on('data', (part: Buffer) => parts.push(part));
  asked.on('end', () => void keep(parts).then((kept) => answer.end(kept)));
});
server.listen(0, '127.0.0.1', () =>
  console.log(`Masar is at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('SIGTERM', () => {
  server.closeAllConnections();
  void database.close().then(() => process.exit(0));
});
