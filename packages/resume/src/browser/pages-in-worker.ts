import { openPages } from '../documents/open-pages';
import type { PagesAnswer, PagesRequest } from './pages-messages';

const answer = (message: PagesAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

let draw: Awaited<ReturnType<typeof openPages>>['draw'] = null;

async function take(request: PagesRequest): Promise<void> {
  if (request.masar === 'open') {
    const { file } = request;
    const opened = await openPages(new Uint8Array(await file.arrayBuffer()), file.name);
    draw = opened.draw;
    answer({ masar: 'opened', look: opened.look });
    return;
  }
  const { page, width, ask } = request;
  if (draw === null) throw new Error('No PDF is open.');
  const drawn = await draw(page, width);
  answer({ masar: 'drawn', ask, drawn }, [drawn]);
}

let turn: Promise<unknown> = Promise.resolve();

/** Opens a file, or draws a page of the one that is open, and tells the page. */
export function takePages(data: PagesRequest): void {
  turn = turn.then(() =>
    take(data).catch(() =>
      answer({ masar: 'failed', ask: data.masar === 'draw' ? data.ask : null }),
    ),
  );
}
