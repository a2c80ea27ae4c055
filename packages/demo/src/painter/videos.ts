import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Backdrop } from '../shops/types.ts';
import { placeOf } from './save.ts';
import { arrange, cutOut, studio } from './still-life.ts';

const clips: Record<string, { art: string; paint?: string; backdrop: Backdrop }> = {
  'singing-bowl': { art: 'singing-bowl', backdrop: 'blush' },
  headphones: { art: 'headphone', paint: '#33363d', backdrop: 'mist' },
  backpack: { art: 'backpack', paint: '#c22c46', backdrop: 'sage' },
};

const frames = 72;
const size = 480;

/** One slow sway with a step nearer and back, so that the clip loops without a jump. */
async function frame(clip: (typeof clips)[string], at: number): Promise<Buffer> {
  const turn = (at / frames) * 2 * Math.PI;
  const art = await cutOut(clip.art, clip.paint);
  const near = 0.66 + 0.07 * (1 - Math.cos(turn)) * 0.5;
  return arrange(
    studio(clip.backdrop, size, size),
    [{ art, x: 0.5 + 0.012 * Math.sin(turn), foot: 0.84, box: near, angle: 7 * Math.sin(turn) }],
    size,
    size,
  );
}

/**
 * Writes `video/<name>.mp4` (480 × 480, silent, H.264 baseline) and its poster. Needs ffmpeg;
 * without it the committed clips stay as they are.
 */
export async function saveVideos(all: boolean): Promise<void> {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    console.log('no ffmpeg here: the videos stay as they are');
    return;
  }
  mkdirSync(placeOf('video', ''), { recursive: true });
  for (const [name, clip] of Object.entries(clips)) {
    const file = placeOf('video', `${name}.mp4`);
    if (existsSync(file) && !all) continue;
    const folder = mkdtempSync(join(tmpdir(), 'haat-clip-'));
    for (let at = 0; at < frames; at += 1) {
      writeFileSync(join(folder, `${String(at).padStart(3, '0')}.png`), await frame(clip, at));
    }
    const made = spawnSync('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-framerate', '18', '-i', join(folder, '%03d.png')],
      ...[
        '-c:v',
        'libx264',
        '-profile:v',
        'baseline',
        '-pix_fmt',
        'yuv420p',
        '-crf',
        '27',
        '-preset',
        'slow',
      ],
      ...[
        '-threads',
        '1',
        '-an',
        '-movflags',
        '+faststart',
        '-fflags',
        '+bitexact',
        '-flags:v',
        '+bitexact',
        '-map_metadata',
        '-1',
        file,
      ],
    ]);
    if (made.status !== 0) throw new Error(`ffmpeg could not make ${name}: ${made.stderr.toString()}`);
    const poster = await sharp(await frame(clip, 0))
      .webp({ quality: 72, effort: 6 })
      .toBuffer();
    writeFileSync(placeOf('video', `${name}.webp`), poster);
    rmSync(folder, { recursive: true });
  }
}
