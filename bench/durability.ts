import { cutPower, type Harm, kill } from '../tests/fixtures/durability';

const lineOf = (what: string, { acknowledged, lost, doubled, notOpened }: Harm) =>
  `${what}: ${acknowledged} rows acknowledged, ${lost} lost, ${doubled} doubled, ${[`${notOpened.length} opens failed`, ...notOpened].join('; ')}`;

/**
 * Kills a process with 8 writers on PGlite, and opens what a disk would hold after a power cut at its worst.
 * @param args how many kills and how many power cuts; 100 and 10 without them.
 */
export async function run([kills = '100', cuts = '10']: string[]): Promise<void> {
  const killed = await kill(Number(kills), 500);
  console.log(lineOf(`kill -9 × ${kills} amid 8 writers`, killed));
  const cut = await cutPower(Number(cuts), 500);
  console.log(lineOf(`power cut × ${cuts}, the worst image`, cut));
  if ([killed, cut].some(({ lost, doubled, notOpened }) => lost + doubled + notOpened.length > 0)) {
    process.exitCode = 1;
  }
}
