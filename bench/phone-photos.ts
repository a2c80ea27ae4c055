import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { pictureWidths } from '@haat/contract/catalog/rules';
import { drawPictures } from '@haat/api/core/uploads/pictures';
import { peakMemoryOf } from '@haat/api/testing/memory';
import { grainyPhoto } from '@haat/api/testing/samples/photos';
import { percentile } from './measure.ts';
import type { Figure } from './report.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const callers = 8;
const shape = { widths: pictureWidths, square: true };

/** A photo of 12 megapixels made ready in all sizes of a product, alone and eight at once, beside reading it once. */
export async function phonePhotos(): Promise<Figure[]> {
  const photo = await grainyPhoto({ width: 4_000, height: 3_000 });
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const draw = (caller: string) => drawPictures([photo], shape, { field: 'images', caller });
  // The process that draws is started.
  await draw('first');
  const ready = await times(() => draw('one'));
  const floor = await times(() => sharp(bytes, { sequentialRead: true }).resize(800, 800).raw().toBuffer());
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const most = await peakMemoryOf(() =>
    Promise.all(Array.from({ length: callers }, (_, at) => draw(`caller ${at}`))),
  );
  delay.disable();
  const [median, bare] = [percentile(ready, 0.5), percentile(floor, 0.5)];
  return [
    { name: 'bytes of the photo of 12 megapixels', value: bytes.length },
    { name: 'in all sizes, median ms', value: median, most: 2_000 },
    { name: 'read and made small once by the same library, median ms', value: bare },
    { name: 'the first as a multiple of the second', value: median / bare, most: 10 },
    { name: `MB taken at most while ${callers} were sent at once`, value: most, most: 300 },
    { name: 'event loop delay meanwhile, p99 ms', value: delay.percentile(99) / 1e6, most: 30 },
  ];
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    all.push(performance.now() - began);
  }
  return all.toSorted((one, two) => one - two);
}
