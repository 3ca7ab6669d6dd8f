import type { Page } from '@playwright/test';
import type { RecordsName } from '@/data/demo/sample/records';

/** To be called before a page opens: its demo begins with these records of one file in place of the sample's. */
export const startFrom = (page: Page, name: RecordsName, records: unknown): Promise<unknown> =>
  page.route(new RegExp(`/${name}-[^/]*\\.json$`), (route) => route.fulfill({ json: records }));
