import type { Locator, Page } from '@playwright/test';

/** Chooses somebody by name in the form that assigns a task; each choice tells the position as well. */
export async function chooseAssignee(form: Page | Locator, name: string): Promise<void> {
  const assignee = form.getByLabel('Assignee');
  const choice = assignee.locator('option', { hasText: new RegExp(`^${name}(,|$)`) });
  await assignee.selectOption((await choice.getAttribute('value')) ?? name);
}
