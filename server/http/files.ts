import type { Context, Hono } from 'hono';
import { rm } from 'node:fs/promises';
import type { ReadableStream } from 'node:stream/web';
import { admitToFile } from '@/data/authority/files';
import { MAX_FILE_BYTES } from '@masar/resume/limits';
import { type FileUse, fileUses } from '@/data/schemas/attachment';
import { missing, Refused } from '@/data/schemas/refused';
import type { Query } from '../database/database';
import { BrokenOff, takeIn, TooLong } from '../files/arrival';
import { fileOf, idIn, keepFile } from '../files/kept';
import { kindOf, kinds } from '../files/kind';
import type { FileStore } from '../files/store';
import type { Holder } from '../people/sessions';
import { refusals } from './problems';

/** A file name of at most 200 characters, without a path and without what no line may hold. */
const cleanName = (name: string): string =>
  Array.from(name.replace(/^.*[/\\]/su, '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''))
    .slice(-200)
    .join('')
    .trim();

/** The header that makes a browser save a file under its name (RFC 6266, with the name as in RFC 5987). */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^ -~]/g, '_').replaceAll(/["\\%]/g, '_');
  const coded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}

const tooLarge = (name: string) =>
  new Refused({
    ...refusals.tooLarge,
    sentence: `“${name}” is larger than ${MAX_FILE_BYTES / 1024 ** 2} MB. Choose a smaller file.`,
  });

const invalid = (field: string, sentence: string) =>
  new Refused({ code: 'draft.invalid', sentence, field });

const nothing = async function* () {};

/** The calls by which files are kept and fetched. */
export function addFiles(
  app: Hono,
  world: {
    query: Query;
    files: FileStore;
    newId: () => string;
    holder: (c: Context) => Promise<Holder | null>;
    /** Whether a record that concerns the asker names a file, of which `isIt` knows the links. */
    isNamed: (asker: Holder, use: FileUse, isIt: (url: string) => boolean) => Promise<boolean>;
  },
): void {
  const { query, files } = world;
  const askerOf = async (c: Context) => {
    const asker = await world.holder(c);
    if (asker === null) throw new Refused(refusals.signedOut);
    return asker;
  };

  app.post('/files', async (c) => {
    const { person, company } = await askerOf(c);
    const use = fileUses.find((one) => one === c.req.query('of'));
    if (use === undefined)
      throw invalid('of', 'Say what the file is for: a resume, a contract or an attachment.');
    const name = cleanName(c.req.query('name') ?? '');
    if (name === '') throw invalid('name', 'The file has no name.');
    await admitToFile(person, 'keep', use, async () => false);
    if (Number(c.req.header('Content-Length') ?? 0) > MAX_FILE_BYTES) throw tooLarge(name);
    const body = (c.req.raw.body as ReadableStream<Uint8Array> | null) ?? nothing();
    const arrival = await takeIn(body, files.arrivals, MAX_FILE_BYTES).catch((error: unknown) => {
      if (error instanceof TooLong) throw tooLarge(name);
      if (!(error instanceof BrokenOff)) throw error;
      throw new Refused({ code: 'file.brokenOff', sentence: `“${name}” did not arrive whole.` });
    });
    try {
      const kind = await kindOf(arrival.path, name, use);
      const file = { id: world.newId(), company: company.id, person: person.id, use, name, kind };
      return c.json({ url: await keepFile(world, file, arrival) });
    } finally {
      await rm(arrival.path, { force: true });
    }
  });

  app.get('/files/:id/:name', async (c) => {
    const asker = await askerOf(c);
    const id = c.req.param('id');
    const file = await fileOf(query, asker.company.id, id);
    if (file === null) throw missing('file');
    await admitToFile(asker.person, 'fetch', file.used_for, () =>
      world.isNamed(asker, file.used_for, (url) => idIn(url) === id),
    );
    const bytes = await files.read(file.hash);
    if (bytes === null) throw missing('file');
    return c.body(bytes as globalThis.ReadableStream, 200, {
      'Content-Type': kinds[file.kind].type,
      'Content-Length': String(file.size),
      'Content-Disposition': dispositionOf(file.name),
      'Cache-Control': 'private, no-cache',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}
