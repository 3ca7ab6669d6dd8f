import type { Page } from '@playwright/test';

/** The rows of a chart's table, the header first. */
export async function figuresOf(page: Page, title: string): Promise<string[][]> {
  const figure = page.getByRole('figure', { name: title });
  await figure.getByText('Show as table').click();
  return figure
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
    );
}
