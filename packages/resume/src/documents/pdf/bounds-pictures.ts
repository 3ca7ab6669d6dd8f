import { allowance } from '../unpacking';
import { type Dict, type ParserParts, numberFrom, replace } from './parser-parts';

/** Going through a JPEG's pixels this many times counts once, since progressive JPEGs come in ten scans. */
const SCANS = 10;
/** What a scan, a table or another part of a JPEG costs by itself, in pixels. */
const PART = 500;

/** Charges pixels to the allowance. Returns false, and charges nothing, where fewer are left. */
function canDecode(pixels: number): boolean {
  if (!(pixels <= allowance.pixels)) return false;
  allowance.pixels -= pixels;
  return true;
}

/** Bounds what decoding pictures costs. */
export function boundPictures(parts: ParserParts): void {
  replace<(this: unknown, options: { image: { dict: Dict } }) => Promise<void>>(
    parts.of('PartialEvaluator'),
    'buildPaintImageXObject',
    (own) =>
      function buildPaintImageXObject(options) {
        const { dict } = options.image;
        const pixels = numberFrom(dict.get('W', 'Width')) * numberFrom(dict.get('H', 'Height'));
        // A picture that is left out is an error to a Type 3 letter, which the parser would then lose altogether.
        if (!allowance.pictures) return own.call(this, options).catch(() => {});
        return canDecode(pixels) ? own.call(this, options) : Promise.resolve();
      },
  );
  replace<(this: unknown, data: Uint8Array, ...rest: unknown[]) => unknown>(
    parts.of('JpegImage'),
    'parse',
    (own) =>
      function parse(data, ...rest) {
        if (!canDecode(pixelsOf(data))) throw new Error('The picture has too many pixels.');
        return own.call(this, data, ...rest);
      },
  );
}

/** How many pixels decoding a JPEG goes through. The JPEG's own data tells, not what the PDF says about it. */
function pixelsOf(data: Uint8Array): number {
  let [most, scans, parts] = [0, 0, 0];
  for (let at = 0; at + 8 < data.length; at += 1) {
    const marker = data[at + 1] ?? 0;
    if (data[at] !== 0xff) continue;
    if (marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd9)) continue;
    parts += 1;
    if (marker === 0xda) scans += 1;
    if (marker > 0xc2) continue;
    const two = (place: number) => (data[at + place] ?? 0) * 256 + (data[at + place + 1] ?? 0);
    most = Math.max(most, two(5) * two(7));
  }
  return most * Math.max(1, scans / SCANS) + parts * PART;
}
