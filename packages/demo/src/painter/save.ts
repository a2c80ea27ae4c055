import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../../pictures/', import.meta.url));

/** Path of a file under `pictures/`. */
export const placeOf = (folder: string, file: string): string => `${root}${folder}/${file}`;

export interface Job {
  folder: string;
  name: string;
  widths: number[];
  paint: () => Promise<Buffer>;
}

const filesOf = (job: Job): string[] =>
  job.widths.flatMap((width) => [`${job.name}-${width}.avif`, `${job.name}-${width}.webp`]);

const isDone = (job: Job): boolean => filesOf(job).every((file) => existsSync(placeOf(job.folder, file)));

/** Paints a job and writes each width as AVIF and WebP. Sharp's encoders give the same bytes for the same version. */
async function save(job: Job): Promise<void> {
  const master = await job.paint();
  for (const width of job.widths) {
    const small = await sharp(master)
      .resize(width, undefined, { kernel: 'lanczos3' })
      .png({ compressionLevel: 0 })
      .toBuffer();
    writeFileSync(
      placeOf(job.folder, `${job.name}-${width}.avif`),
      await sharp(small).avif({ quality: 44, effort: 4 }).toBuffer(),
    );
    writeFileSync(
      placeOf(job.folder, `${job.name}-${width}.webp`),
      await sharp(small).webp({ quality: 68, effort: 6 }).toBuffer(),
    );
  }
}

/** Runs the jobs that have no files yet (or all of them), and removes files that no job names any more. */
export async function saveAll(jobs: Job[], all: boolean): Promise<number> {
  const wanted = new Map<string, Set<string>>();
  for (const job of jobs) {
    const files = wanted.get(job.folder) ?? new Set<string>();
    for (const file of filesOf(job)) files.add(file);
    wanted.set(job.folder, files);
  }
  for (const [folder, files] of wanted) {
    mkdirSync(placeOf(folder, ''), { recursive: true });
    for (const file of readdirSync(placeOf(folder, ''))) {
      if (!files.has(file)) rmSync(placeOf(folder, file));
    }
  }
  const todo = all ? jobs : jobs.filter((job) => !isDone(job));
  for (const job of todo) await save(job);
  return todo.length;
}
