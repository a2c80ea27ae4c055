import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';
import { bowl } from '../support/overlays.ts';

const journey = useSharedShop();

describe('pictures', () => {
  // spec: choosing.60
  test.each([
    ['a phone', { width: 360, height: 740, density: 2 }],
    ['a desktop', { density: 1 }],
  ])(
    'of %s come in a new format, as large as they are shown, and the first one before others',
    async (_, visit) => {
      for (const path of ['/', '/product_category/clothing', `/product/${bowl}`]) {
        const page = await journey.open(path, { ...visit, still: true });
        const all = await picturesOf(page);
        expect(all.length, path).toBeGreaterThan(0);
        const [first, ...others] = all.filter(({ priority }) => priority === 'high');
        expect(first, `${path} has no picture that comes first`).toBeDefined();
        expect(first?.below, path).toBe(false);
        expect(
          others.filter(({ below }) => below),
          path,
        ).toEqual([]);
        const wrong = all.filter(({ below, lazy }) => below && !lazy);
        expect(wrong, `${path}: below the fold, and not lazy`).toEqual([]);
        // Of a category's picture there is one size, at the address that the spec gives it (§7); a small one of a large
        // picture that is there already costs nothing.
        const sized = all.filter(
          ({ src, slot }) =>
            !src.includes('/singleCategory/') && !all.some((other) => other.src === src && other.slot > slot),
        );
        for (const picture of sized.filter(({ loaded, uploaded }) => loaded && uploaded)) {
          expect(picture.src, path).toMatch(/\.(?:avif|webp|svg)$/);
          if (picture.src.endsWith('.svg')) continue;
          const share = picture.pixels / (picture.slot * (visit.density ?? 1));
          expect(share, `${path} ${JSON.stringify(picture)}`).toBeGreaterThan(0.6);
          // Stored sizes double; a slot just above one gets the next.
          expect(share, `${path} ${JSON.stringify(picture)}`).toBeLessThan(2.6);
        }
        await page.close();
      }
    },
  );
});

interface Shown {
  src: string;
  slot: number;
  pixels: number;
  below: boolean;
  lazy: boolean;
  loaded: boolean;
  uploaded: boolean;
  priority: string;
}

const picturesOf = (page: Page): Promise<Shown[]> =>
  page.evaluate<
    Shown[]
  >(`[...document.querySelectorAll('main img')].filter((image) => image.checkVisibility()).map((image) => {
    const box = image.getBoundingClientRect();
    return {
      src: new URL(image.currentSrc || image.src, location.href).pathname,
      slot: box.width,
      pixels: Number(/-(\\d+)\\.\\w+$/.exec(image.currentSrc)?.[1] ?? image.naturalWidth),
      below: box.top > innerHeight || box.left > innerWidth,
      lazy: image.loading === 'lazy',
      loaded: image.complete && image.naturalWidth > 0,
      uploaded: /\\/uploads\\//.test(image.src),
      priority: image.fetchPriority,
    };
  })`);
