import type { Page } from '@playwright/test';
import type { Deed } from '../../models/support/in-page';
import { expect } from './app';

/** What is on the screen by the words of a step: what stands between ‘ and ’. */
const quoted = (words: string): string[] =>
  [...words.matchAll(/‘([^’]+)’/g)].map(([, text = '']) => text);

/** Keeps everything that a page comes to say from now on, in what it shows and in the names of its controls. */
const listen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { body } = document;
    const said = () =>
      [
        body.innerText,
        ...[...body.querySelectorAll('[aria-label], [title], [placeholder], input')].flatMap(
          (element) =>
            ['aria-label', 'title', 'placeholder', 'value'].map(
              (name) => element.getAttribute(name) ?? '',
            ),
        ),
        ...[...body.querySelectorAll<HTMLInputElement>('input, textarea')].map(
          ({ value }) => value,
        ),
      ].join('\n');
    const heard = globalThis as { heard?: { said: () => string; all: string[] } };
    if (heard.heard === undefined) {
      const all: string[] = [];
      heard.heard = { said, all };
      new MutationObserver(() => all.push(said())).observe(body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    }
    heard.heard.all.length = 0;
    return said();
  });

const heard = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { heard: kept } = globalThis as { heard?: { said: () => string; all: string[] } };
    return [...(kept?.all ?? []), kept?.said() ?? ''].join('\n');
  });

/** Checks the words that a model has for a page against the page, each once. */
export class Spoken {
  private readonly checked = new Set<string>();

  /** What a tester is told to see must be on the page. */
  async sees(page: Page, words: string | undefined): Promise<void> {
    if (words === undefined || this.checked.has(words)) return;
    this.checked.add(words);
    const texts = quoted(words);
    if (texts.length === 0) return;
    await expect
      .poll(async () => {
        const said = await listen(page);
        return texts.filter((text) => !said.includes(text));
      }, words)
      .toEqual([]);
  }

  /** What a tester is told to press or fill in must be on the page before, while or after it is. */
  async does(page: Page, deed: Deed | undefined, make: () => Promise<void>): Promise<void> {
    const words = typeof deed === 'object' ? ('does' in deed ? deed.does : '') : (deed ?? '');
    const texts = this.checked.has(words) ? [] : quoted(words);
    if (texts.length === 0) return make();
    this.checked.add(words);
    const before = await listen(page);
    await make();
    const said = `${before}\n${await heard(page)}`;
    expect(
      texts.filter((text) => !said.includes(text)),
      words,
    ).toEqual([]);
  }
}
