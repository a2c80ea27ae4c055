import { expect, test } from 'vitest';
import { patternHeight, patternNames, patternUrl, patterns } from './patterns.ts';

// spec: face.2
test.each(patternNames)('the pattern %s is one of its own, in at most 500 bytes', (name) => {
  const url = patternUrl(name);
  expect(Buffer.byteLength(url)).toBeLessThanOrEqual(500);
  expect(url).not.toMatch(/[<>#]/);
  expect(patternNames.filter((each) => patternUrl(each) === url)).toEqual([name]);
});

test.each(patternNames)('the pattern %s stays within the piece that repeats', (name) => {
  const { width, threads } = patterns[name];
  for (const { path } of threads)
    for (const [x, y] of cornersOf(path)) {
      expect([x >= 0, x <= width], `${path} at ${x}`).toEqual([true, true]);
      expect([y >= 0, y <= patternHeight], `${path} at ${y}`).toEqual([true, true]);
    }
});

/** The corners of a path of straight lines along the threads. */
function cornersOf(path: string): [number, number][] {
  const at = { x: 0, y: 0, startX: 0, startY: 0 };
  return Array.from(path.matchAll(/([MmHhVvz])(-?\d*)[ ]?(-?\d*)/g), ([, command, first, second]) => {
    const [a, b] = [Number(first), Number(second)];
    if (command === 'M') Object.assign(at, { x: a, y: b, startX: a, startY: b });
    if (command === 'm') Object.assign(at, { x: at.x + a, y: at.y + b, startX: at.x + a, startY: at.y + b });
    if (command === 'H') at.x = a;
    if (command === 'h') at.x += a;
    if (command === 'V') at.y = a;
    if (command === 'v') at.y += a;
    if (command === 'z') Object.assign(at, { x: at.startX, y: at.startY });
    return [at.x, at.y];
  });
}
