import { oncePerText } from './memory';

const WIDE = /[^\0-\xff]/;

/** Whether `text` has a letter or sign of two bytes, such as a bullet. */
export const isWide = (text: string): boolean => WIDE.test(text);

/**
 * The same text, put together anew where it has nothing wide. Engines keep a part of a wide text as wide, and look for
 * patterns in that several times slower.
 */
export const narrowed = oncePerText((text): string => {
  if (isWide(text)) return text;
  let result = '';
  for (let i = 0; i < text.length; i += 1) result += text.charAt(i);
  return result;
});
