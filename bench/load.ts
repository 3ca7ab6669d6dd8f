import { Agent, request } from 'node:http';

/** What a load came to. The times are in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** The time that so many of a hundred stay below. @param times in ascending order. */
const percentile = (times: readonly number[], of: number) =>
  times[Math.min(times.length - 1, Math.floor((times.length * of) / 100))] ?? NaN;

const loadOf = (times: readonly number[], seconds: number): Load => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(sorted, 50),
    p99: percentile(sorted, 99),
  };
};

/** How long clients run before what they do counts, in seconds. */
const warming = 1;

/** Lets clients do something again and again. @param client does it once. @param seconds how long it counts. */
export async function underLoad(
  clients: readonly (() => Promise<unknown>)[],
  seconds: number,
): Promise<Load> {
  const begin = performance.now() + warming * 1000;
  const end = begin + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const asked = performance.now();
        await client();
        if (asked >= begin) times.push(performance.now() - asked);
      }
    }),
  );
  return loadOf(times, seconds);
}

/** Does each of some things in turn, `rounds` times over, one after the other. */
export async function oneByOne(
  asks: readonly (() => Promise<unknown>)[],
  rounds: number,
): Promise<Load> {
  const times: number[] = [];
  for (const ask of asks) await ask();
  for (let round = 0; round < rounds; round += 1) {
    for (const ask of asks) {
      const asked = performance.now();
      await ask();
      times.push(performance.now() - asked);
    }
  }
  return loadOf(times, times.reduce((sum, time) => sum + time, 0) / 1000);
}

const agent = new Agent({ keepAlive: true });

/** Sends a request and reads its answer, which is JSON. @throws where it is refused. */
export const ask = (
  method: 'GET' | 'POST',
  address: string,
  headers: Record<string, string>,
  body?: object,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${address}: ${response.statusCode} ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
