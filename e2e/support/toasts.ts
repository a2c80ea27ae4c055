import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** For a tab before it goes anywhere: keeps every message, since some are gone after a second, which is short on a busy machine. */
export const keepToasts = `(() => {
  window.toasts = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeType !== Node.ELEMENT_NODE) continue;
      window.toasts.push(...(node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]')));
    }
  }).observe(document, { childList: true, subtree: true });
})()`;

/**
 * Waits for a message at the top right that says this; each is told once, also when it is gone already.
 * @returns how many milliseconds it stays when nobody points at it: its bar runs as long
 */
export async function told(page: Page, text: string | RegExp): Promise<number> {
  const { source, flags } = typeof text === 'string' ? new RegExp(RegExp.escape(text)) : text;
  const take = `(() => {
    const says = new RegExp(${JSON.stringify(source)}, ${JSON.stringify(flags)});
    const at = window.toasts.findIndex(({ textContent }) => says.test(textContent));
    const [toast] = at < 0 ? [] : window.toasts.splice(at, 1);
    return toast ? Number.parseFloat(toast.querySelector('[role=progressbar]')?.style.animationDuration) : null;
  })()`;
  const taken: number[] = [];
  const look = async () => {
    const stays = await page.evaluate<number | null>(take);
    if (stays !== null) taken.push(stays);
    return taken.length;
  };
  await expect.poll(look, { message: `the message ${text}` }).toBe(1);
  return taken[0]!;
}

/** The message at the top right that says this, while it is there. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });
