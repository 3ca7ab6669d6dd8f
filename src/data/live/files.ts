import type { Files } from '../page/runs';
import { missing } from '../schemas/refused';
import { type Line, refusalOf } from './request';
import { Refused } from '../schemas/refused';

/** Sends files to the server, and fetches those that it keeps. */
export const fileLine = (line: Line): Pick<Files, 'keepFile' | 'fetchFile'> => ({
  async keepFile(file, { of, signal }) {
    const query = new URLSearchParams({ of, name: file.name });
    const response = await line.fetch(`/api/files?${query}`, {
      method: 'POST',
      body: file,
      headers: { 'Content-Type': 'application/octet-stream' },
      signal,
    });
    if (!response.ok) throw new Refused(await refusalOf(response));
    const { url } = (await response.json()) as { url: string };
    return url;
  },
  async fetchFile(url, name, signal) {
    const response = await line.fetch(url, { signal });
    if (!response.ok) throw missing('file');
    return new File([await response.blob()], name);
  },
});
