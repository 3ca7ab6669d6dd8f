import { measureTrades } from '@masar/resume/fixtures/trade-table';

const column = (text: string, width: number) => text.slice(0, width).padEnd(width);

/** Prints how sixty titles in three languages rank the resumes of forty trades: the worst right one, and the best other. */
export async function run(): Promise<void> {
  const rows = measureTrades();
  for (const { title, right, best } of rows) {
    const verdict = right.score > best.score && best.score < 20 ? '' : '  WRONG';
    console.log(
      `${column(title, 36)} ${column(right.trade, 16)} ${right.score.toFixed(1).padStart(5)}   next ${column(best.trade, 16)} ${best.score.toFixed(1).padStart(5)}${verdict}`,
    );
  }
}
