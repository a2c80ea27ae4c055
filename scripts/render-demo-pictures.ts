/**
 * Paints the demo shops' pictures into `apps/api/src/demo/pictures`, where they are committed.
 *
 *   node scripts/render-demo-pictures.ts [--all] [folder …]
 *
 * Without `--all` only what is missing is painted. The same version of sharp gives the same bytes.
 */
import sharp from 'sharp';
import { haatProducts, himalProducts } from '../apps/api/src/demo/catalog.ts';
import { pick } from '../apps/api/src/demo/ids.ts';
import { saveAll } from './demo-pictures/save.ts';
import type { Job } from './demo-pictures/save.ts';
import { paintShot } from './demo-pictures/still-life.ts';

sharp.concurrency(1);
sharp.cache(false);

const products: Job[] = [...haatProducts, ...himalProducts].flatMap((product) =>
  product.images.map((image, at) => ({
    folder: 'product',
    name: image.name,
    widths: [200, 400, 800],
    paint: () => paintShot(image.shot, pick(product.slug, 97) + at * 3),
  })),
);

const all = process.argv.includes('--all');
const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const jobs = products.filter((job) => folders.length === 0 || folders.includes(job.folder));
const started = Date.now();
const done = await saveAll(jobs, all);
console.log(`${done} of ${jobs.length} pictures painted in ${Math.round((Date.now() - started) / 1000)} s`);
