import { announce } from './ui/toast';

/**
 * Writes a text to the clipboard and announces it.
 * @param text the text; one that loads first is written with the same press of a button.
 * @param failed the sentence where the browser forbids it, or the text does not load.
 */
export async function copy(
  text: string | Promise<string>,
  { done, failed }: { done: string; failed: string },
): Promise<void> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    announce(done);
  } catch {
    announce(failed);
  }
}
