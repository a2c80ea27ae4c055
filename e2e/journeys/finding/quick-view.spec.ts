import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { productAt } from '../../support/api.ts';
import { cardOf, historyRests, isAt } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { told } from '../../support/toasts.ts';

const journey = useSharedShop();
const phone = { width: 360, height: 740 };

/** Four pictures and a video; reduced. */
const bowl = 'hand-hammered-singing-bowl-with-cushion-14-cm';
const lamps = 'clay-diya-lamps-for-tihar-pack-of-12';
const shawl = 'hand-woven-dhaka-shawl-cotton-200-70-cm';
/** Two pieces are left of it. */
const plant = 'potted-money-plant-in-clay';
/** Nothing is left of it. */
const candle = 'beeswax-pillar-candle';

describe('the quick view', () => {
  // spec: 1.8, 2.card.7, 2.quick-view.1, 2.quick-view.2, 2.quick-view.3, 2.quick-view.4, 2.quick-view.5
  // spec: 2.quick-view.6, 9.10, 9.22, choosing.7
  test('shows pictures and video, price, stock, seller, delivery and as much of the description as is wanted, and leads to the product', async () => {
    const page = await journey.open('/product_category/handicrafts');
    const view = await lookAt(page, bowl);
    const { title, adminId } = await productAt(journey.origin, bowl);
    // Beside the pictures, and once more in the bar that buys.
    await expect.poll(() => view.getByText('Rs. 3,450', { exact: true }).count()).toBe(2);
    expect(await view.locator('s').innerText()).toBe('Rs. 4,200');
    await view.getByText('18% off').waitFor();
    await view.getByText('In stock').waitFor();
    await view.getByText(`Sold by ${adminId.shopName}`).waitFor();
    const delivery = await view.getByText(/Delivery: Rs\. \d+ to Rs\. \d+/).innerText();
    expect(delivery).toMatch(/About delivery\nArrives in \d+ to \d+ days/);
    expect(await view.getByRole('img', { name: '4 of 5 stars' }).count()).toBe(1);
    await view.getByText('(5 reviews)').waitFor();
    await view.getByText('Specifications').waitFor();

    const text = view.getByText(/^A bowl that answers/);
    const short = await text.innerText();
    expect(short.length).toBeGreaterThan(150);
    expect(short.length).toBeLessThanOrEqual(201);
    expect(short.endsWith('…')).toBe(true);
    await view.getByRole('button', { name: 'Show More' }).click();
    expect((await text.innerText()).length).toBeGreaterThan(300);
    await view.getByRole('button', { name: 'Show Less' }).click();
    expect(await text.innerText()).toBe(short);

    const strip = view.getByRole('list', { name: 'Pictures' });
    await strip.getByRole('listitem').nth(4).waitFor();
    await strip.getByRole('button', { name: 'Product Video' }).click();
    await view.getByText('5 / 5').waitFor();
    await view.getByRole('button', { name: 'Play the product video' }).click();
    await view.locator('video').waitFor();
    await view.getByRole('link', { name: title }).click();
    await isAt(page, `/product/${bowl}`);
    await view.waitFor({ state: 'detached' });
  });

  // spec: 2.card.7, 2.quick-view.8, choosing.2
  test('on a phone shows the picture of the chosen colour and adds to the cart', async () => {
    const page = await journey.open('/product_category/shawls-and-scarves', phone);
    const view = await lookAt(page, shawl);
    await view
      .getByRole('radiogroup', { name: 'Available Colors' })
      .getByRole('radio', { name: 'Indigo' })
      .click();
    await view.getByText('2 / 5').waitFor();
    await view.getByRole('button', { name: 'Add to Cart' }).click();
    await told(page, 'Item Added');
    await view.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  });

  // spec: 2.quick-view.4, 2.quick-view.7
  test('takes as many as are left, and says how many', async () => {
    const page = await journey.open('/product_category/household');
    const view = await lookAt(page, plant);
    await view.getByText('Only 2 left').waitFor();
    await view.getByRole('button', { name: 'Add to Cart' }).click();
    await told(page, 'Item Added');
    const plus = view.getByRole('button', { name: /^One more/ });
    await plus.click();
    await expect.poll(() => plus.count()).toBe(0);
    await view.getByRole('button', { name: 'Add to Cart' }).click();
    await told(page, 'Only 2 left');
  });

  // spec: 2.product.3, 2.quick-view.8, choosing.3
  test('cannot add what is sold out, says where there is no picture, and leads to the product that cannot be had', async () => {
    const page = await journey.open('/product_category/handicrafts', { allow: [/ERR_FAILED/] });
    const soldOut = await lookAt(page, candle);
    await soldOut.getByText('Out of stock', { exact: true }).waitFor();
    expect(await soldOut.getByRole('button', { name: 'Out of Stock' }).isDisabled()).toBe(true);
    expect(await soldOut.getByRole('button', { name: 'Add to Cart' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await historyRests(page);

    await page.route(`**/api/product/get/${bowl}`, async (route) => {
      const product = await productAt(journey.origin, bowl);
      await route.fulfill({ json: { ...product, image: null, images: [], videoUrl: null } });
    });
    const bare = await lookAt(page, bowl);
    await bare.getByText('No images available').waitFor();
    await page.keyboard.press('Escape');
    await historyRests(page);

    await page.route('**/api/product/get/**', (route) => route.abort());
    const lost = await lookAt(page, lamps);
    await lost.getByText("We couldn't load this product.").waitFor();
    await lost.getByRole('link', { name: 'See the whole product' }).click();
    await isAt(page, `/product/${lamps}`);
  });
});

async function lookAt(page: Page, slug: string): Promise<Locator> {
  const card = cardOf(page, slug);
  await card.hover();
  const more = card.getByRole('button', { name: 'More actions' });
  const quick = card.getByRole('button', { name: 'Quick view' });
  // A touch screen has it behind dots; either comes with code of its own.
  await more.or(quick).first().waitFor();
  if (await more.isVisible()) await more.click();
  await quick.click();
  return page.getByRole('dialog', { name: /^Quick view/ });
}
