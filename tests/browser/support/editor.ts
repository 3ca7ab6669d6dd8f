import type { Locator, Page } from '@playwright/test';
import type { editorFlow } from '../../models/editor.flow';
import { expect } from './app';
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
  records: { a: string; b: string };
}

type Stop = keyof typeof editorFlow.table;
type Event = keyof typeof editorFlow.events;

const edit = (name: string) => (page: Page) =>
  page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();

/** What takes back what is announced, such as 'Deleted Pro'. */
export const undoOf = (page: Page, said: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(said, { exact: true }) })
    .getByRole('button', { name: 'Undo' });

/** How a person walks the editor's flow in a form. */
export function editorIn({
  open,
  form,
  field,
  fill,
  add,
  update,
  editAnyway,
  records,
}: EditorOnPage): PageTable<Stop, Event> {
  const save = (page: Page) =>
    form(page).getByRole('button', { name: new RegExp(`^(${add}|${update})$`) });
  const editOverText = (name: string) => async (page: Page) => {
    await form(page).getByLabel(field).fill('Half a thought');
    await edit(name)(page);
  };
  const saveEdited = (page: Page) => save(page).click();
  const removeAndUndo = (name: string) => async (page: Page) => {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await expect(save(page)).toHaveText(add);
    await undoOf(page, `Deleted ${name}`).click();
  };
  /** What the form holds at a stop. */
  const held = (stop: Stop) =>
    stop.endsWith('adding') ? '' : stop.endsWith(' a') ? records.a : records.b;
  return {
    open,
    look: async (page, stop) => {
      const asking = page.getByRole('alertdialog');
      await expect(asking).toHaveCount(stop.startsWith('asking') ? 1 : 0);
      if (stop.startsWith('asking')) return;
      await expect(save(page)).toHaveText(stop === 'adding' ? add : update);
      await expect(form(page).getByLabel(field)).toHaveValue(held(stop));
    },
    make: {
      'edit a': edit(records.a),
      'edit b': edit(records.b),
      'edit a over unsaved text': editOverText(records.a),
      'edit b over unsaved text': editOverText(records.b),
      'edit it anyway': (page) => page.getByRole('button', { name: editAnyway }).click(),
      stay: async (page, stop) => {
        await page.getByRole('button', { name: 'Stay' }).click();
        await expect(form(page).getByLabel(field)).toHaveValue('Half a thought');
        await form(page).getByLabel(field).fill(held(stop));
      },
      cancel: (page) => form(page).getByRole('button', { name: 'Cancel' }).click(),
      'a new one is saved': async (page) => {
        await fill(page);
        await save(page).click();
      },
      'a is saved': saveEdited,
      'b is saved': saveEdited,
      'a is removed': removeAndUndo(records.a),
      'b is removed': removeAndUndo(records.b),
    },
    only: (event, snapshot) => !(event.endsWith(' saved') && snapshot.matches('asking')),
    leftOut: /^asking .* saved$/,
    because:
      'The question stands above the form: what was being saved before it is left to the model.',
  };
}
