import { build, withPage } from './browser';

const candidates = 10_000;

/** Prints how many rows of 10,000 candidates are in the page, and the long tasks of filtering and scrolling them. */
export async function run(): Promise<void> {
  build({ VITE_CANDIDATES: String(candidates) });
  await withPage(4193, 'hr', async (page, address) => {
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
      }).observe({ entryTypes: ['longtask'] });
    });
    await page.goto(`${address}/hr/candidates`);
    await page.getByText(`${candidates} of ${candidates} candidates`).waitFor();
    const taken = async () =>
      page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
    await taken();
    const table = page.getByRole('region', { name: 'Candidate List' });
    await table.getByRole('row').nth(5).waitFor();
    console.log(
      `\n${candidates} candidates: ${await table.getByRole('row').count()} rows in the page`,
    );
    await table.evaluate(async (scroller) => {
      for (let step = 1; step <= 40; step += 1) {
        scroller.scrollTop = (scroller.scrollHeight * step) / 40;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    console.log(`scrolling through all: long tasks (ms) ${JSON.stringify(await taken())}`);
    await page.getByRole('button', { name: 'Name' }).click();
    await page.getByLabel('Search').pressSequentially('developer', { delay: 60 });
    await page.getByText(/^\d+ of 10000 candidates$/).waitFor();
    console.log(`sorting, then nine keystrokes: long tasks (ms) ${JSON.stringify(await taken())}`);
  });
}
