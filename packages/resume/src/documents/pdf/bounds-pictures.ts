import { OPS } from 'unpdf/pdfjs';
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

interface PictureOptions {
  image: { dict: Dict; getBytes: () => Uint8Array };
  operatorList: { addOp: (operator: number, args: unknown[]) => void };
}

/** A letter's picture with fewer dots of ink than this share is as good as empty. */
const LEAST_INK = 0.02;

/** Whether a picture of dots, as TeX draws a letter, has ink. Of other pictures nobody knows without decoding them. */
function hasInk(image: PictureOptions['image'], pixels: number): boolean {
  const { dict } = image;
  const width = numberFrom(dict.get('W', 'Width'));
  if (dict.get('IM', 'ImageMask') !== true || pixels === 0 || !canDecode(pixels)) return false;
  const decode = dict.get('D', 'Decode');
  const blank = Array.isArray(decode) && decode[0] === 1 ? 0 : 0xff;
  const bytes = image.getBytes();
  const perRow = Math.ceil(width / 8);
  let ink = 0;
  for (let at = 0; at < pixels && ink < pixels * LEAST_INK; at += 1) {
    const column = at % width;
    const byte = bytes[((at - column) / width) * perRow + (column >> 3)] ?? blank;
    if (((byte ^ blank) & (0x80 >> (column & 7))) !== 0) ink += 1;
  }
  return ink >= pixels * LEAST_INK;
}

/** Bounds what decoding pictures costs. */
export function boundPictures(parts: ParserParts): void {
  replace<(this: { parsingType3Font: boolean }, options: PictureOptions) => Promise<void>>(
    parts.of('PartialEvaluator'),
    'buildPaintImageXObject',
    (own) =>
      function buildPaintImageXObject(options) {
        const { image, operatorList } = options;
        const pixels =
          numberFrom(image.dict.get('W', 'Width')) * numberFrom(image.dict.get('H', 'Height'));
        if (!allowance.pictures && this.parsingType3Font && hasInk(image, pixels)) {
          // The parser takes a picture that is left out for an error in a letter, and loses the letter.
          operatorList.addOp(OPS.paintSolidColorImageMask, []);
          return Promise.resolve();
        }
        if (!allowance.pictures || canDecode(pixels)) return own.call(this, options);
        return Promise.resolve();
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
