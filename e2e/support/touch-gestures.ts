import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Spot {
  x: number;
  y: number;
}

/** How wide something is drawn, in CSS pixels, with every scaling counted. */
export async function widthOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box?.width ?? 0;
}

/** Two taps at the same spot, as fast as fingers do it. */
export const doubleTap = (page: Page, spot: Spot): Promise<void> => tapOnAndOn(page, spot, 2, 100);

/** Taps at the same spot, one every so many milliseconds; none waits for what the one before it has done. */
export async function tapOnAndOn(page: Page, spot: Spot, times: number, every: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const begun = Date.now();
  // The events say when the finger came, so that a machine that is slow to send them puts no more time between two taps.
  const send = (type: 'touchStart' | 'touchEnd', after: number, ...touchPoints: Spot[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (begun + after) / 1_000 });
  for (let tap = 0; tap < times; tap += 1) {
    if (tap > 0) await pause(every);
    await send('touchStart', tap * every, spot);
    await send('touchEnd', tap * every + 20);
  }
  await finger.detach();
}

/** A finger that draws what lies below it to the left, by most of its width; low, where no buttons lie over it. */
export async function swipeLeft(page: Page, over: Locator): Promise<void> {
  // In the middle of the screen nothing floats over it.
  await over.evaluate((each: { scrollIntoView(to: object): void }) =>
    each.scrollIntoView({ block: 'center' }),
  );
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to swipe');
  const from = { x: box.x + box.width * 0.85, y: box.y + box.height * 0.8 };
  await draw(page, (share) => [{ ...from, x: from.x - box.width * 0.7 * share }]);
}

/** Two fingers around a spot, so many pixels from each other at first and in the end. */
export async function pinch(page: Page, { x, y }: Spot, from: number, to: number): Promise<void> {
  await draw(page, (share) => {
    const apart = from + (to - from) * share;
    return [
      { x: x - apart / 2, y, id: 0 },
      { x: x + apart / 2, y, id: 1 },
    ];
  });
}

/** A finger that takes something by its grip to the middle of something else. */
export async function dragOnto(page: Page, grip: Locator, onto: Locator): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(grip), await middleOf(onto)];
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', from);
  // The code of dragging comes with the press.
  let moves = 0;
  const begun = async () => {
    moves += 1;
    await send('touchMove', { x: from.x, y: from.y + 6 + (moves % 2) });
    return page.locator('[data-dragged]').count();
  };
  await expect.poll(begun).toBe(1);
  await send('touchMove', to);
  await send('touchEnd');
  await finger.detach();
}

async function middleOf(locator: Locator): Promise<Spot> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Fingers go down, move in steps and come up; `at` tells where they are after a share of the way. */
async function draw(page: Page, at: (share: number) => (Spot & { id?: number })[]): Promise<void> {
  const steps = 8;
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1)
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await fingers.detach();
}
