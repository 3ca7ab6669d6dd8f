/** Where the live world answers, beside the static host of the demo. */
export const livePort = Number(process.env['PORT'] ?? 4180) + 1;
export const liveAddress = `http://localhost:${livePort}`;
