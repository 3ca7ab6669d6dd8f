// Serves dist/ as a host of static files would: the demo alone.
import { createServer } from 'node:http';
import { addressAt, pageListener, whyNot } from '../server/page.mjs';

/**
 * Serves the built app.
 * @param {number} port TCP port; 0 for any that is free.
 * @param {object} [at]
 * @param {string} [at.host] the address that it listens on; others than this machine's reach it elsewhere only.
 * @param {string} [at.folder] what `npm run build` wrote.
 * @returns {Promise<{ address: string, close: () => void }>} once it answers; rejects with a sentence where
 *   it cannot listen or has nothing to serve.
 */
export async function serveApp(
  port,
  { host = '127.0.0.1', folder = new URL('../dist', import.meta.url).pathname } = {},
) {
  const server = createServer(pageListener(folder));
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(whyNot(error, port), { cause: error })));
    server.listen(port, host, resolve);
  });
  return {
    address: addressAt(host, server.address().port),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { PORT = '4173', HOST: host, DIST: folder } = process.env;
  try {
    const { address, close } = await serveApp(Number(PORT), { host, folder });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
    console.log(address);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
