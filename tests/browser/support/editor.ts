import type { Locator, Page } from '@playwright/test';
import type { editorFlow } from '../../models/editor.flow';
import { expect } from './app';
import { holdFromNow, refusedByDemo, settle, tookTooLong } from './faults';
import type { PageTable } from './walk';

/** One form that adds and edits, on some page, and the two records of its list that are edited. */
interface EditorOnPage {
  /** Opens the page with both records in the list. */
  open: (page: Page) => Promise<void>;
  form: (page: Page) => Locator;
  /** The label of the field that names a record. */
  field: string;
  /** Fills the form with a new record named 'Another'. */
  fill: (page: Page) => Promise<void>;
  add: string;
  update: string;
  /** The button that edits another record although the form holds unsaved text. */
  editAnyway: string;
  /** What the form's saving asks of the world: for a new record, and for one that is edited. */
  calls: { add: string; change: string };
  records: { a: string; b: string };
}

type Stop = keyof typeof editorFlow.table;
type Event = keyof typeof editorFlow.events;

/** How a person walks the editor's flow in a form. */
export function editorIn({
  open,
  form,
  field,
  fill,
  add,
  update,
  editAnyway,
  calls,
  records,
}: EditorOnPage): PageTable<Stop, Event> {
  const save = (page: Page) =>
    form(page).getByRole('button', { name: new RegExp(`^(${add}|${update})$`) });
  const callAt = (stop: string) => (stop === 'saving a new one' ? calls.add : calls.change);
  const edit = (name: string) => async (page: Page, stop: string) => {
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    // What a refused save left in the form is asked about first.
    if (stop.startsWith('adding: ')) await page.getByRole('button', { name: editAnyway }).click();
  };
  const removeAndUndo = (name: string) => async (page: Page) => {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await expect(save(page)).toHaveText(add);
    await page.getByRole('button', { name: `Undo deleting ${name}` }).click();
  };
  return {
    open: async (page) => {
      await page.clock.install({ time: '2026-11-21T09:00:00Z' });
      await open(page);
      await holdFromNow(page, calls.add, calls.change);
    },
    look: async (page, stop) => {
      const [, what, failure] = /^([a-z ]+)(?:: (.+))?$/.exec(stop) ?? [];
      const isNew = what === 'adding' || what === 'saving a new one';
      await expect(save(page)).toHaveText(isNew ? add : update);
      await expect(save(page)).toBeEnabled({ enabled: !stop.startsWith('saving') });
      const name = what?.endsWith(' a') === true ? records.a : records.b;
      await expect(form(page).getByLabel(field)).toHaveValue(
        isNew ? (stop === 'adding' ? '' : 'Another') : name,
      );
      const sentences = { refused: refusedByDemo, 'no answer': tookTooLong };
      await expect(form(page).getByRole('alert')).toHaveText(
        failure === undefined ? [] : [sentences[failure as keyof typeof sentences]],
      );
    },
    make: {
      'edit a': edit(records.a),
      'edit b': edit(records.b),
      submit: async (page, stop) => {
        if (stop.startsWith('adding')) await fill(page);
        await save(page).click();
      },
      cancel: (page) => form(page).getByRole('button', { name: 'Cancel' }).click(),
      'a is removed': removeAndUndo(records.a),
      'b is removed': removeAndUndo(records.b),
      saved: (page, stop) => settle(page, callAt(stop), 'answered'),
      refused: (page, stop) => settle(page, callAt(stop), 'refused'),
      'no answer': (page) => page.clock.fastForward(15_000),
    },
    leftOut: /^$/,
  };
}
