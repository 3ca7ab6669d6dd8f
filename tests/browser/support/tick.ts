import type { Locator } from '@playwright/test';
import { expect } from './app';

/** Ticks a box that the address keeps: it shows the tick once the address has it. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}
