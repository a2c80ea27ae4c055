/**
 * Paints the demo shops' pictures into `packages/demo/pictures`, where they are committed.
 *
 *   node scripts/run.mjs packages/demo/src/painter/paint-pictures.ts [--all] [folder …]
 *
 * Without `--all` only what is missing is painted. The same version of sharp gives the same bytes.
 */
import sharp from 'sharp';
import { pick } from '../shops/ids.ts';
import { demoShops } from '../shops/demo-shops.ts';
import { saveLogos } from './logos.ts';
import { blogs, categories, people } from './occasions.ts';
import { saveAll } from './save.ts';
import type { Job } from './save.ts';
import { homeGround, paintGroup, paintScene } from './scenes.ts';
import { sliders } from './slider-scenes.ts';
import { arrange, cutOut, paintShot } from './still-life.ts';
import { saveVideos } from './videos.ts';

// One picture at a time on one core, so that it can run beside other work.
sharp.concurrency(1);
sharp.cache(false);

const products: Job[] = demoShops.flatMap((shop) =>
  shop.products.flatMap((product) =>
    product.images.map((image, at) => ({
      folder: 'product',
      name: image.name,
      widths: [200, 400, 800],
      paint: () => paintShot(image.shot, pick(product.slug, 97) + at * 3),
    })),
  ),
);

// A shopper's own photo: the product at home, a little crooked.
const reviews: Job[] = demoShops.flatMap((shop) =>
  shop.reviews.flatMap((review) => {
    const shot = shop.products.find((product) => product.id === review.productId)!.images[0]!.shot;
    return review.images.map((name) => ({
      folder: 'review',
      name,
      widths: [200, 800],
      paint: async () => {
        const art = await cutOut(shot.art, shot.paint, shot.label);
        const lean = pick(name, 17) - 8;
        return arrange(homeGround(pick(`${name} ground`, 4), 800), [
          {
            art,
            x: 0.46 + pick(`${name} x`, 10) / 100,
            foot: 0.8 + pick(`${name} y`, 8) / 100,
            box: 0.6 + pick(`${name} box`, 14) / 100,
            angle: lean,
            flip: lean > 2,
          },
        ]);
      },
    }));
  }),
);

const occasions: Job[] = [
  ...Object.entries(sliders).map(([name, scene]) => ({
    folder: 'slider',
    name,
    widths: [480, 800, 1600],
    paint: () => paintScene(scene, 1600, 640),
  })),
  ...Object.entries(categories).map(([name, { backdrop, pieces }]) => ({
    folder: 'category',
    name,
    widths: [200, 400],
    paint: () => paintGroup(backdrop, pieces, 800, 800),
  })),
  ...Object.entries(blogs).map(([name, { backdrop, pieces }]) => ({
    folder: 'blog',
    name,
    widths: [480, 960],
    paint: () => paintGroup(backdrop, pieces, 1600, 900),
  })),
  ...Object.entries(people).map(([name, [art, ground]]) => ({
    folder: 'person',
    name,
    widths: [96],
    paint: async () =>
      arrange(
        `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384"><rect width="384" height="384" fill="${ground}"/></svg>`,
        [{ art: await cutOut(art), x: 0.5, foot: 0.97, box: 0.86 }],
        384,
        384,
      ),
  })),
];

const all = process.argv.includes('--all');
const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asked = (folder: string): boolean => folders.length === 0 || folders.includes(folder);
const jobs = [...occasions, ...reviews, ...products].filter((job) => asked(job.folder));
const started = Date.now();
const done = await saveAll(jobs, all);
if (asked('profile')) await saveLogos();
if (asked('video')) await saveVideos(all);
console.log(`${done} of ${jobs.length} pictures painted in ${Math.round((Date.now() - started) / 1000)} s`);
