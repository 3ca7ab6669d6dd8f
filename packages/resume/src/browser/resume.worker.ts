import { MAX_FILE_BYTES } from '../limits';
import { unreadable } from '../documents/unreadable';
import { readResume } from '../read-resume';
import type { ReadRequest, UnderstandRequest, WorkerMessage } from './messages';
import type { PagesRequest } from './pages-messages';

const answer = (message: WorkerMessage) => self.postMessage(message);

async function read({ file, knownSkills, asOf }: ReadRequest) {
  if (file.size > MAX_FILE_BYTES) {
    const outcome = { outcome: 'refused', reason: unreadable('tooLarge') } as const;
    answer({ masar: 'outcome', outcome });
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  answer({ masar: 'outcome', outcome: await readResume(bytes, file.name, { knownSkills, asOf }) });
}

async function understand({ pages, knownSkills, asOf }: UnderstandRequest) {
  const { understandRecognised } = await import('../recognition/understand');
  answer({ masar: 'outcome', outcome: understandRecognised(pages, { knownSkills, asOf }) });
}

/** The same worker reads and draws, so that the parser of PDFs is loaded once. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<ReadRequest | UnderstandRequest | PagesRequest>) => {
    if (data.masar === 'read') read(data).catch(() => answer({ masar: 'missing' }));
    else if (data.masar === 'understand')
      understand(data).catch(() => answer({ masar: 'missing' }));
    else if (data.masar === 'open' || data.masar === 'draw') {
      import('./pages-in-worker').then(
        ({ takePages }) => takePages(data),
        () => answer({ masar: 'missing' }),
      );
    }
  },
);
answer({ masar: 'ready' });
