import { listSettingsOf, settingsKey } from '@/data/schemas/list-settings';
import { browserStorage } from '@/data/storage';
import type { FinderEvent } from '@/machines/finder/finder.machine';
import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';

const fields =
  'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable], [role=combobox]';
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(fields) !== null;

const areOff = (person: string) =>
  listSettingsOf(browserStorage.get(settingsKey(person))).keys === 'off';

/** Moves the focus to the link that opens the next row of the list, or the one before. */
function moveInList(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-opens]')].filter(
    (link) => link.checkVisibility() && link.closest('[aria-hidden=true], [inert]') === null,
  );
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const first = by === 1 ? 0 : links.length - 1;
  links[at === -1 ? first : at + by]?.focus();
}

/**
 * Tells the finder of Ctrl+K or Cmd+K, of `?`, and when a person goes to another screen. `j` and `k` move through a
 * list. Keys without Ctrl or Cmd do nothing in a field, nor where the person turned them off (WCAG 2.1.4).
 * @param person the id of whoever is signed in.
 */
export const watchKeys = (router: AnyRouter, person: string) =>
  fromCallback<FinderEvent>(({ sendBack }) => {
    const listening = new AbortController();
    document.addEventListener(
      'keydown',
      (press) => {
        const { key, ctrlKey, metaKey, shiftKey, altKey } = press;
        if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey) {
          press.preventDefault();
          sendBack({ type: 'finder.toggle' });
          return;
        }
        if (ctrlKey || metaKey || altKey || isTyping(press) || areOff(person)) return;
        if (key === 'j') moveInList(1);
        if (key === 'k') moveInList(-1);
        if (key === '?') sendBack({ type: 'shortcuts.toggle' });
      },
      { signal: listening.signal },
    );
    const unsubscribe = router.subscribe('onBeforeNavigate', () =>
      sendBack({ type: 'finder.close' }),
    );
    return () => {
      listening.abort();
      unsubscribe();
    };
  });
