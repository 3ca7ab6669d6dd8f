import { allowance, spend } from '../unpacking';
import { type Dict, type ParserParts, charge, numberFrom, replace } from './parser-parts';

/** What decoding a pixel costs, in units of effort. */
const PIXEL = 1;
/** A picture that takes more than this share of what is left is not decoded: what stands on it is not known. */
const SHARE = 0.5;

/** Bounds what decoding pictures costs, where they are decoded. */
export function boundPictures(parts: ParserParts): void {
  replace<(this: unknown, options: { image: { dict: Dict } }) => Promise<void>>(
    parts.of('PartialEvaluator'),
    'buildPaintImageXObject',
    (own) =>
      function buildPaintImageXObject(options) {
        const { dict } = options.image;
        const pixels = numberFrom(dict.get('W', 'Width')) * numberFrom(dict.get('H', 'Height'));
        if (!allowance.pictures) return own.call(this, options);
        if (pixels * PIXEL > allowance.effort * SHARE) return Promise.resolve();
        spend(pixels * PIXEL);
        return own.call(this, options);
      },
  );
  charge<(data: Uint8Array) => unknown>(
    parts.of('JpegImage'),
    'parse',
    (data) => pixelsOf(data) * PIXEL,
  );
}

/** The pixels that a JPEG says it has, whatever the file around it says. */
function pixelsOf(data: Uint8Array): number {
  let most = 0;
  for (let at = 0; at + 8 < data.length; at += 1) {
    const marker = data[at + 1] ?? 0;
    if (data[at] !== 0xff || marker < 0xc0 || marker > 0xc2) continue;
    const two = (place: number) => (data[at + place] ?? 0) * 256 + (data[at + place + 1] ?? 0);
    most = Math.max(most, two(5) * two(7));
  }
  return most;
}
