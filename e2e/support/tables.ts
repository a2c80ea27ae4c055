import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A table as a spreadsheet program saves it. */
export const tableOf = (name: string, rows: string): Chosen => ({
  ...{ name, mimeType: 'text/csv', buffer: Buffer.from(rows) },
});

/** Chooses a file where a page asks for one by these words. */
export async function choose(page: Page, words: string, file: Chosen): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByText(words).click();
  await (await choosing).setFiles(file);
}

/** Saves what a button gives. @returns its text */
export async function savedBy(button: Locator): Promise<string> {
  const saving = button.page().waitForEvent('download');
  await button.click();
  return readFile(await (await saving).path(), 'utf8');
}
