import { MAX_PAGES } from '../../limits';
import { allowance, refillAllowance } from '../unpacking';
import { withNeeds } from './needs';
import { openToDraw } from './parser';
import { scaleOf } from './page-scale';

/** A page's size in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A PDF whose pages are drawn one at a time. */
export interface PdfPages {
  sizes: PageSize[];
  /** Draws a page, counted from 1, `width` pixels wide. */
  draw: (page: number, width: number) => Promise<ImageBitmap>;
}

/** The most pixels of a drawn page. */
const MOST_DRAWN = 16_000_000;

function refill(): void {
  refillAllowance();
  allowance.pictures = true;
}

/** Opens a PDF to be drawn. Sizes are in the points of its lines. Rejects where the parser cannot open or draw it. */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPages> {
  refill();
  return withNeeds(async () => {
    const { pdf } = await openToDraw(bytes);
    const sizes: PageSize[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const whole = page.getViewport({ scale: 1 });
      const scale = scaleOf(whole);
      sizes.push({ width: whole.width * scale, height: whole.height * scale });
    }
    return {
      sizes,
      async draw(number, width) {
        refill();
        return withNeeds(async () => {
          const page = await pdf.getPage(number);
          const whole = page.getViewport({ scale: 1 });
          const scale = Math.min(
            width / whole.width,
            Math.sqrt(MOST_DRAWN / (whole.width * whole.height)),
          );
          const viewport = page.getViewport({ scale });
          const canvas = new OffscreenCanvas(
            Math.max(1, Math.round(viewport.width)),
            Math.max(1, Math.round(viewport.height)),
          );
          await page.render({ canvas: canvas as never, viewport, annotationMode: 0 }).promise;
          page.cleanup();
          return canvas.transferToImageBitmap();
        });
      },
    };
  });
}
