import { expect, test } from 'vitest';
import { contrast, readableOn, rgbOf, shifted, textOn, themeCss } from './colours.ts';

test('the primary of the specification has its rgb form', () => {
  expect(rgbOf('#3b82f6')).toEqual([59, 130, 246]);
  expect(rgbOf('not a colour')).toEqual([59, 130, 246]);
});

test('the light and dark variants differ by 10 %', () => {
  expect(shifted([100, 100, 100], 0.1)).toEqual([116, 116, 116]);
  expect(shifted([100, 100, 100], -0.1)).toEqual([90, 90, 90]);
});

test('text on any primary a shop picks keeps WCAG AA', () => {
  for (let hue = 0; hue < 4096; hue += 37) {
    const colour = rgbOf(`#${(hue * 4099).toString(16).padStart(6, '0').slice(0, 6)}`);
    expect(contrast(colour, textOn(colour)), String(colour)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [
      [255, 255, 255],
      [24, 27, 32],
    ] as const)
      expect(contrast(readableOn(colour, ground), ground), String(colour)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a theme with odd values still makes colours', () => {
  expect(themeCss({ primaryColor: '', textColor: '', baseColor: 'x', selectedColor: '#zzz' })).toContain(
    '--primary:59 130 246',
  );
});
