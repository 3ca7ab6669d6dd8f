import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { FileUse } from '@/data/schemas/attachment';
import type { Person } from '@/data/schemas/person';
import { type Role, roles } from '@/data/schemas/role';
import { MAX_FILE_BYTES } from '@masar/resume/limits';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open';
import { sweepFiles } from '../../../server/files/kept';
import { openFiles } from '../../../server/files/open';
import type { FileStore } from '../../../server/files/store';
import { createApp } from '../../../server/http/app';
import { changeOf } from '../../../server/store';
import { aCandidate } from '../../fixtures/candidate';
import { aNewUser, aTask, aUser, people } from '../../fixtures/company';
import { emptyFolder } from '../../fixtures/database';
import { docOf } from '@masar/resume/fixtures/documents/doc';
import { pdfOf } from '@masar/resume/fixtures/documents/pdf';
import { damagedDocx, docxBomb, encryptedDocx } from '@masar/resume/fixtures/documents/refused';
import { wordXmlOf } from '@masar/resume/fixtures/documents/other-formats';
import { compoundOf, docxOf, paragraph } from '@masar/resume/fixtures/documents/word';

let folder = '';
let database: Database;
let files: FileStore;
let api: Awaited<ReturnType<typeof createApp>>;
const companies = ['atlas', 'badr'] as const;
type Company = (typeof companies)[number];

const rate = { burst: 1e9, perSecond: 1e9 };
const tokenOf = (company: Company, role: Role) => `${company}-${role}`;

/** Signs a person of a company in, by what signing in leaves in the database. */
async function enter(company: Company, { id, name, role }: Person): Promise<void> {
  await database.transaction(async (query) => {
    const account = `${company}-${id}`;
    await query("insert into account values ($1, $1, '', $2)", [
      account,
      role === 'sys' ? name : null,
    ]);
    if (role !== 'sys') {
      const user = changeOf({ kind: 'user', id, record: aUser({ id, name, role }) }, undefined);
      await query("select save($1, '[]', $2, '[]', null, null)", [company, JSON.stringify([user])]);
      await query('insert into membership values ($1, $2, $3)', [company, id, account]);
    }
    await query("insert into session values ($1, $2, now(), 'infinity')", [
      createHash('sha256').update(tokenOf(company, role)).digest(),
      account,
    ]);
  });
}

beforeAll(async () => {
  folder = await emptyFolder();
  database = await openDatabase({ DATA_DIR: folder });
  files = await openFiles({ DATA_DIR: folder });
  for (const company of companies) {
    await database.transaction((query) =>
      query('insert into company (id, name) values ($1, $1)', [company]),
    );
    for (const person of Object.values(people)) await enter(company, person);
  }
  let made = 0;
  api = await createApp({
    database,
    files,
    now: () => new Date(),
    newId: () => `new-${(made += 1)}`,
    log: (error) => {
      throw error;
    },
    rates: { person: rate, address: rate },
  });
});
afterAll(async () => {
  await api.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

type Asker = { company: Company; role: Role } | null;
const at = (role: Role, company: Company = 'atlas'): Asker => ({ company, role });
const cookieOf = (asker: Asker): Record<string, string> =>
  asker === null ? {} : { Cookie: `masar=${tokenOf(asker.company, asker.role)}` };

const ask = (asker: Asker, path: string, init: RequestInit = {}) =>
  api.app.request(path, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...cookieOf(asker) },
  });
const addressOf = (use: string, name: string) =>
  `/api/files?${new URLSearchParams({ of: use, name })}`;
const upload = (asker: Asker, use: string, name: string, body: Uint8Array | ReadableStream) =>
  ask(asker, addressOf(use, name), { method: 'POST', body, duplex: 'half' } as RequestInit);
const post = (asker: Asker, path: string, body: object) =>
  ask(asker, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The link to a file that was just kept. */
async function kept(asker: Asker, use: FileUse, name: string, bytes: Uint8Array): Promise<string> {
  const response = await upload(asker, use, name, bytes);
  expect(response.status).toBe(200);
  return ((await response.json()) as { url: string }).url;
}
const refusalOf = async (response: Response) => {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const { code, sentence, field } = (await response.json()) as Record<string, string>;
  return { status: response.status, code, sentence, ...(field !== undefined && { field }) };
};

const pdf = (text = 'Rym Saidi') => pdfOf([[{ text, x: 50, y: 700 }]]);
const textOf = (text: string) => new TextEncoder().encode(text);
const pathOf = (bytes: Uint8Array) => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return join(folder, 'files', hash.slice(0, 2), hash);
};
const xlsx = () => zipSync({ 'xl/workbook.xml': textOf('<a/>') });
const save = (company: Company, kind: 'candidate' | 'user' | 'task', record: { id: string }) =>
  database.query("select save($1, '[]', $2, '[]', null, null)", [
    company,
    JSON.stringify([changeOf({ kind, id: record.id, record }, undefined)]),
  ]);
const arriving = () => readdir(files.arrivals);

/** Who keeps files for a use. */
const keepers = {
  resume: ['hr'],
  contract: ['manager', 'admin'],
  attachment: ['hr', 'teammanager', 'employee'],
} as const;
const may = (use: FileUse, role: Role) => (keepers[use] as readonly Role[]).includes(role);
const draft = aNewUser();

describe.each(['resume', 'contract', 'attachment'] as const)('a %s', (use) => {
  test('is kept for those who may, and for nobody else', async () => {
    const statuses: Record<string, number> = {};
    for (const role of roles) statuses[role] = (await upload(at(role), use, 'a.pdf', pdf())).status;
    statuses['stranger'] = (await upload(null, use, 'a.pdf', pdf())).status;
    expect(statuses).toEqual({
      ...Object.fromEntries(roles.map((role) => [role, may(use, role) ? 200 : 403])),
      stranger: 401,
    });
    expect(await arriving()).toEqual([]);
  });
});

describe.each(['resume', 'contract'] as const)('a %s', (use) => {
  test('is given to those who may see the record, and to nobody of another company', async () => {
    const bytes = pdf(`For those who may see a ${use}`);
    const url = await kept(at(keepers[use][0]), use, 'a.pdf', bytes);
    const statuses: Record<string, number> = {};
    for (const role of roles) {
      statuses[role] = (await ask(at(role), url)).status;
      statuses[`${role} elsewhere`] = (await ask(at(role, 'badr'), url)).status;
    }
    statuses['stranger'] = (await ask(null, url)).status;
    expect(statuses).toEqual({
      ...Object.fromEntries(roles.map((role) => [role, may(use, role) ? 200 : 403])),
      // The operator works for the provider, and is in no company.
      sys: 404,
      ...Object.fromEntries(roles.map((role) => [`${role} elsewhere`, 404])),
      stranger: 401,
    });
  });
});

test('a contract is given to the person whose it is', async () => {
  const url = await kept(at('admin'), 'contract', 'Karim.pdf', pdf('Contract'));
  const { id } = people.employee;
  await database.query("select save('atlas', '[]', $1, '[]', null, null)", [
    JSON.stringify([
      changeOf(
        { kind: 'user', id, record: aUser({ id, contractFile: { name: 'Karim.pdf', url } }) },
        aUser({ id }),
      ),
    ]),
  ]);
  expect((await ask(at('employee'), url)).status).toBe(200);
  expect(await refusalOf(await ask(at('hr'), url))).toEqual({
    status: 403,
    code: 'forbidden',
    sentence: 'You can only see your own.',
  });
  expect((await ask(at('employee', 'badr'), url)).status).toBe(404);
});

test('a task’s file is given to those whom the task concerns', async () => {
  const url = await kept(at('employee'), 'attachment', 'sums.xlsx', xlsx());
  const statuses = async () => {
    const answers = roles.map(async (role) => [role, (await ask(at(role), url)).status] as const);
    return Object.fromEntries(await Promise.all(answers));
  };
  const nobody = { hr: 403, employee: 403, teammanager: 403, manager: 403, admin: 403, sys: 404 };
  expect(await statuses()).toEqual(nobody);
  expect(await refusalOf(await ask(at('employee'), url))).toEqual({
    status: 403,
    code: 'forbidden',
    sentence: 'You can only see the files of tasks that concern you.',
  });

  const attachments = [{ name: 'sums.xlsx', url }];
  const elsewhere = aTask({ assignedTo: [], assignedBy: people.hr, attachments });
  await save('atlas', 'task', elsewhere);
  expect(await statuses()).toEqual({ ...nobody, hr: 200 });

  await save('atlas', 'task', aTask({ id: 't-own' }));
  const attach = (asker: Asker) =>
    post(asker, '/api/tasks/t-own/steps', {
      command: { type: 'task.attach', file: { name: 'sums.xlsx', url } },
    });
  expect((await attach(at('manager'))).status).toBe(403);
  expect(await (await attach(at('employee'))).json()).toMatchObject({
    attachments: [{ name: 'sums.xlsx', url, by: people.employee.id }],
  });
  expect(await statuses()).toEqual({ ...nobody, hr: 200, employee: 200, teammanager: 200 });
  expect((await ask(at('employee', 'badr'), url)).status).toBe(404);
});

test('a file comes back whole, as something to save, under the name that it had', async () => {
  const bytes = pdf('Whole');
  const url = await kept(at('hr'), 'resume', 'سيرة “ذاتية”.pdf', bytes);
  const response = await ask(at('hr'), url);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-cache',
    'content-disposition': `attachment; filename="____ _______.pdf"; filename*=UTF-8''${encodeURIComponent('سيرة “ذاتية”.pdf')}`,
    'content-length': String(bytes.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['a "quoted" name.pdf', 'a _quoted_ name.pdf', 'a%20%22quoted%22%20name.pdf'],
  ['a\r\nSet-Cookie: x=y.pdf', 'aSet-Cookie: x=y.pdf', 'aSet-Cookie%3A%20x%3Dy.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Rym\\cv.pdf', 'cv.pdf', 'cv.pdf'],
  ["it's (mine) 100%*.pdf", "it's (mine) 100_*.pdf", 'it%27s%20%28mine%29%20100%25%2A.pdf'],
  ['invoice\u202Efdp.pdf', 'invoicefdp.pdf', 'invoicefdp.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('the name %j is made safe', async (name, plain, coded) => {
  const url = await kept(at('hr'), 'resume', name, pdf());
  const { headers } = await ask(at('hr'), url);
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${coded}`,
  );
});

test.each(['', '/', 'folder/'])('the name %j is none', async (name) => {
  expect(await refusalOf(await upload(at('hr'), 'resume', name, pdf()))).toEqual({
    status: 422,
    code: 'draft.invalid',
    sentence: 'The file has no name.',
    field: 'name',
  });
});

test('a file is for a resume, a contract or an attachment', async () => {
  expect(await refusalOf(await upload(at('hr'), 'photo', 'a.pdf', pdf()))).toEqual({
    status: 422,
    code: 'draft.invalid',
    sentence: 'Say what the file is for: a resume, a contract or an attachment.',
    field: 'of',
  });
});

test('a spreadsheet and a presentation are taken as attachments', async () => {
  const types = await Promise.all(
    [
      ['sums.xlsx', xlsx()] as const,
      ['talk.pptx', zipSync({ 'ppt/presentation.xml': textOf('<a/>') })] as const,
    ].map(async ([name, bytes]) => {
      const url = await kept(at('hr'), 'attachment', name, bytes);
      const attachments = [{ name, url }];
      await save('atlas', 'task', aTask({ id: `t-${name}`, assignedBy: people.hr, attachments }));
      return (await ask(at('hr'), url)).headers.get('Content-Type');
    }),
  );
  expect(types).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ]);
});

const odt = zipSync({
  mimetype: [textOf('application/vnd.oasis.opendocument.text'), { level: 0 }],
  'content.xml': textOf('<office/>'),
});
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const word = () => docxOf(paragraph('Rym'));
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['cv.pdf', pdf, 'application/pdf'],
  ['CV.DOCX', word, docx],
  ['locked.docx', encryptedDocx, docx],
  ['damaged.docx', damagedDocx, docx],
  ['bomb.docx', docxBomb, docx],
  ['cv.doc', () => docOf({ runs: [{ text: 'Rym' }], styles: [] }), 'application/msword'],
  ['cv.rtf', () => textOf('{\\rtf1 Rym}'), 'application/rtf'],
  ['cv.odt', () => odt, 'application/vnd.oasis.opendocument.text'],
  ['odt.doc', () => odt, 'application/vnd.oasis.opendocument.text'],
  ['rtf.doc', () => textOf('{\\rtf1 Rym}'), 'application/rtf'],
  ['xml.doc', () => textOf(wordXmlOf(paragraph('Rym'))), 'application/msword'],
  ['cv.txt', () => textOf('Rym Saïdi\n\tسيرة'), 'text/plain'],
])('%s is taken as a resume', async (name, make, type) => {
  const url = await kept(at('hr'), 'resume', name, make());
  expect((await ask(at('hr'), url)).headers.get('Content-Type')).toMatch(type);
});

test.each([
  ['scan.png', png, 'image/png'],
  ['scan.jpeg', jpg, 'image/jpeg'],
])('%s is taken as a contract', async (name, bytes, type) => {
  const url = await kept(at('manager'), 'contract', name, bytes);
  expect((await ask(at('manager'), url)).headers.get('Content-Type')).toBe(type);
});

const choose = 'Choose a PDF, DOCX, DOC, RTF, ODT or TXT file.';
const other = 'and its name says something else';
test.each([
  ['photo.pdf', () => png, 'a picture (PNG)'],
  ['anim.png', () => textOf('GIF89a'), 'a picture of another kind'],
  ['page.pdf', () => textOf('<!doctype html><script>alert(1)</script>'), 'a web page (HTML)'],
  ['tool.pdf', () => textOf('MZ\u0000'), 'a program or a script'],
  ['script.txt', () => textOf('#!/bin/sh\n'), 'a program or a script'],
  ['empty.pdf', () => new Uint8Array(), 'empty'],
  ['sums.xlsx', xlsx, 'an Excel workbook'],
  ['sums.docx', xlsx, 'an Excel workbook'],
  ['many.docx', () => zipSync({ 'a.txt': textOf('a') }), 'a ZIP archive'],
  [
    'sums.doc',
    () => compoundOf({ Workbook: new Uint8Array(64) }),
    'an Office file of another kind',
  ],
  ['noise.txt', () => Uint8Array.of(1, 2, 3), 'a file of an unknown kind'],
  ['letter.pdf', word, `a Word document (DOCX), ${other}`],
  ['run.bat', () => textOf('del *.*'), `plain text, ${other}`],
  ['noted.pdf', () => textOf('Rym'), `plain text, ${other}`],
  ['damaged.pdf', damagedDocx, 'a ZIP archive'],
])('%s is refused at the upload', async (name, make, what) => {
  expect(await refusalOf(await upload(at('hr'), 'resume', name, make()))).toEqual({
    status: 415,
    code: 'file.kind',
    sentence: `“${name}” is ${what}. ${choose}`,
  });
  expect(await arriving()).toEqual([]);
});

test('the same bytes are kept once, whoever brings them', async () => {
  const bytes = pdf('Twice');
  const urls = [
    await kept(at('hr'), 'resume', 'one.pdf', bytes),
    await kept(at('hr'), 'resume', 'two.pdf', bytes),
    await kept(at('admin', 'badr'), 'contract', 'three.pdf', bytes),
  ];
  expect(new Set(urls).size).toBe(3);
  const path = pathOf(bytes);
  expect(await readdir(join(path, '..'))).toContain(path.split('/').at(-1));
  expect(new Uint8Array(await readFile(path))).toEqual(bytes);
  expect((await ask(at('hr'), urls[2] ?? '')).status).toBe(404);
});

const bytesOf = (size: number) => {
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(textOf('%PDF-1.7'));
  return bytes;
};

describe('20 MB', () => {
  const tooLarge = {
    status: 413,
    code: 'request.tooLarge',
    sentence: '“a.pdf” is larger than 20 MB. Choose a smaller file.',
  };

  test('are taken, and a byte more is not', async () => {
    await kept(at('hr'), 'resume', 'a.pdf', bytesOf(MAX_FILE_BYTES));
    const response = await upload(at('hr'), 'resume', 'a.pdf', bytesOf(MAX_FILE_BYTES + 1));
    expect(await refusalOf(response)).toEqual(tooLarge);
    expect(await arriving()).toEqual([]);
  });

  test('are the limit too where nothing tells the length', async () => {
    let pulled = 0;
    const chunk = bytesOf(1024 * 1024);
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(chunk);
      },
    });
    expect(await refusalOf(await upload(at('hr'), 'resume', 'a.pdf', endless))).toEqual(tooLarge);
    expect(pulled).toBeLessThan(30);
    expect(await arriving()).toEqual([]);
  });

  test('a body that tells its length is refused before it is read', async () => {
    let pulled = 0;
    const untouched = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 });
    const response = await ask(at('hr'), addressOf('resume', 'a.pdf'), {
      method: 'POST',
      headers: { 'Content-Length': String(MAX_FILE_BYTES + 1) },
      body: untouched,
      duplex: 'half',
    } as RequestInit);
    expect(await refusalOf(response)).toEqual(tooLarge);
    expect(pulled).toBe(0);
  });

  test('are for files alone', async () => {
    const response = await post(at('hr'), '/api/job-listings', { listing: 'x'.repeat(5_000_000) });
    expect(await refusalOf(response)).toEqual({
      status: 413,
      code: 'request.tooLarge',
      sentence: 'This is too large to be sent.',
    });
  });
});

test('an upload that breaks off leaves nothing', async () => {
  const server: Server = createServer(
    (asked, answer) => void getRequestListener(api.app.fetch)(asked, answer),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sending = request({
    port,
    method: 'POST',
    path: addressOf('resume', 'broken.pdf'),
    headers: { ...cookieOf(at('hr')), 'Content-Length': 1_000_000 },
  });
  sending.on('error', () => undefined);
  sending.write(pdf());
  await expect.poll(async () => (await arriving()).length).toBe(1);
  sending.destroy();
  await expect.poll(arriving).toEqual([]);
  expect(
    await database.transaction((query) => query("select id from file where name = 'broken.pdf'")),
  ).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});

const notOurs = (field: string) => ({
  status: 422,
  code: 'draft.invalid',
  sentence: 'Choose a file that was uploaded here.',
  field,
});

const links = async () => ({
  'another company’s': await kept(at('hr', 'badr'), 'resume', 'a.pdf', pdf()),
  'a contract': await kept(at('admin'), 'contract', 'a.pdf', pdf()),
  'nothing’s': '/api/files/nothing/a.pdf',
  'another path': '/api/session',
  'a path through a file': `${await kept(at('hr'), 'resume', 'a.pdf', pdf())}/../../session`,
  'an object URL': 'blob:http://localhost/1',
  'a data URL': 'data:text/html,<script>alert(1)</script>',
});

describe('a record', () => {
  test('of a candidate names only a resume of the company', async () => {
    for (const [what, url] of Object.entries(await links())) {
      const response = await post(at('hr'), '/api/candidates', { files: [{ name: 'a.pdf', url }] });
      expect([what, await refusalOf(response)]).toEqual([what, notOurs('files')]);
    }
    const url = await kept(at('hr'), 'resume', 'a.pdf', pdf());
    const sent = [
      { name: 'a.pdf', url },
      { name: 'b.pdf', url },
    ];
    expect((await post(at('hr'), '/api/candidates', { files: sent })).status).toBe(200);
  });

  test('of a user names only a contract of the company', async () => {
    const url = await kept(at('hr'), 'resume', 'a.pdf', pdf());
    for (const [what, forged] of Object.entries({ ...(await links()), 'a contract': url })) {
      const response = await post(at('manager'), '/api/users', {
        draft: { ...draft, contractFile: { name: 'a.pdf', url: forged } },
      });
      expect([what, await refusalOf(response)]).toEqual([what, notOurs('contractFile')]);
    }
    const contractFile = {
      name: 'a.pdf',
      url: await kept(at('manager'), 'contract', 'a.pdf', pdf()),
    };
    const response = await post(at('manager'), '/api/users', { draft: { ...draft, contractFile } });
    expect(await response.json()).toMatchObject({ contractFile });
  });

  test('of a task names only an attachment of the company', async () => {
    await save('atlas', 'task', aTask({ id: 't-forged', assignedBy: people.hr }));
    for (const [what, url] of Object.entries(await links())) {
      const response = await post(at('hr'), '/api/tasks/t-forged/steps', {
        command: { type: 'task.attach', file: { name: 'a.pdf', url } },
      });
      expect([what, await refusalOf(response)]).toEqual([what, notOurs('file')]);
    }
  });
});

const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000);

test('the sweep removes what no record names after a day, and nothing else', async () => {
  await sweepFiles(database, files, daysLater(2));
  const orphan = pdf('Nobody names this');
  const named = pdf('A candidate names this');
  const shared = pdf('Another company’s candidate names the same bytes');
  await kept(at('hr'), 'resume', 'orphan.pdf', orphan);
  await kept(at('hr'), 'resume', 'shared.pdf', shared);
  const urls = {
    atlas: await kept(at('hr'), 'resume', 'named.pdf', named),
    badr: await kept(at('hr', 'badr'), 'resume', 'shared.pdf', shared),
  };
  const contract = await kept(at('admin'), 'contract', 'contract.pdf', pdf('A contract'));
  for (const company of companies)
    await save(company, 'candidate', aCandidate({ id: 'swept', file: urls[company] }));
  await save(
    'atlas',
    'user',
    aUser({ id: 'u-77', contractFile: { name: 'contract.pdf', url: contract } }),
  );

  const attached = await kept(at('hr'), 'attachment', 'plan.pdf', pdf('A plan'));
  await save(
    'atlas',
    'task',
    aTask({
      id: 't-77',
      assignedBy: people.hr,
      attachments: [{ name: 'plan.pdf', url: attached }],
    }),
  );

  const removed = await kept(at('hr'), 'attachment', 'old.pdf', pdf('An old plan'));
  await save(
    'atlas',
    'task',
    aTask({
      id: 't-78',
      assignedBy: people.hr,
      attachments: [{ name: 'old.pdf', url: removed }],
    }),
  );
  await database.transaction((query) =>
    query("update file set at = at - interval '1 month' where name = 'old.pdf'"),
  );
  const step = async (command: object) =>
    (await post(at('hr'), '/api/tasks/t-78/steps', { command })).status;
  const file = { name: 'old.pdf', url: removed };
  expect(await step({ type: 'task.detach', url: removed })).toBe(200);

  expect(await sweepFiles(database, files, daysLater(0.9))).toBe(0);
  expect(await step({ type: 'task.attach', file })).toBe(200);
  expect((await ask(at('hr'), removed)).status).toBe(200);
  expect(await step({ type: 'task.detach', url: removed })).toBe(200);
  expect(await sweepFiles(database, files, daysLater(1.1))).toBe(3);
  const left = await Promise.all(
    [orphan, named, shared].map((bytes) =>
      files.has(createHash('sha256').update(bytes).digest('hex')),
    ),
  );
  expect(left).toEqual([false, true, true]);
  expect((await ask(at('hr'), urls.atlas)).status).toBe(200);
  expect((await ask(at('hr', 'badr'), urls.badr)).status).toBe(200);
  expect((await ask(at('manager'), contract)).status).toBe(200);
  expect((await ask(at('hr'), attached)).status).toBe(200);
  expect(await sweepFiles(database, files, daysLater(1.1))).toBe(0);
});
