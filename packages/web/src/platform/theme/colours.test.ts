import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, rgbOf, shifted, textOn, themeCss } from './colours.ts';

type Rgb = Parameters<typeof contrast>[0];

const aa = 4.5;
const css = readFileSync(join(import.meta.dirname, '../../ui/styles.css'), 'utf8');

/** Some hundreds of colours of every hue, darkness and strength, and the corners that are hardest to stand on. */
const colours: string[] = [
  ...Array.from(
    { length: 600 },
    (_, n) => `#${((n * 2_654_435_761) % 0xff_ff_ff).toString(16).padStart(6, '0')}`,
  ),
  ...[
    '#000000',
    '#ffffff',
    '#777777',
    '#767676',
    '#808080',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#e0e0e0',
  ],
];

const theme = (colour: string, more = {}) =>
  themeCss({ primaryColor: colour, textColor: colour, baseColor: colour, selectedColor: colour, ...more });

/** The variables of one mode, as the page gets them. */
function variablesOf(text: string, mode: ':root' | ':root.dark'): Record<string, Rgb> {
  const block = text.slice(text.indexOf(`${mode} {`)).match(/\{([^}]*)\}/)?.[1] ?? '';
  const short = text.slice(text.indexOf(`${mode}{`)).match(/\{([^}]*)\}/)?.[1] ?? '';
  const found = (text.includes(`${mode}{`) ? short : block).matchAll(/--([\w-]+):\s*(\d+) (\d+) (\d+)/g);
  return Object.fromEntries(
    Array.from(found, ([, name = '', red, green, blue]): [string, Rgb] => [
      name,
      [Number(red), Number(green), Number(blue)],
    ]),
  );
}

// spec: 1.26, 9.23
test('the primary of the specification has its rgb form', () => {
  expect(rgbOf('#3b82f6')).toEqual([59, 130, 246]);
  expect(rgbOf('not a colour')).toEqual([59, 130, 246]);
});

// spec: 9.25
test('the light and dark variants differ by 10 %', () => {
  expect(shifted([100, 100, 100], 0.1)).toEqual([116, 116, 116]);
  expect(shifted([100, 100, 100], -0.1)).toEqual([90, 90, 90]);
  const { 'primary-light': light, 'primary-dark': dark } = variablesOf(theme('#646464'), ':root');
  expect([light, dark]).toEqual([
    [116, 116, 116],
    [90, 90, 90],
  ]);
});

// spec: 1.26, 9.23, 9.24
test('what a shop does not set is what the specification says: blue, black text, base and selected as the primary', () => {
  const nothing = themeCss({ primaryColor: '', textColor: 'x', baseColor: '', selectedColor: '#zzz' });
  const { primary, base, ink } = variablesOf(nothing, ':root');
  expect([primary, base, ink]).toEqual([
    [59, 130, 246],
    [59, 130, 246],
    [0, 0, 0],
  ]);
  const own = { textColor: '', baseColor: '', selectedColor: '' };
  const red = variablesOf(theme('#a3243b', own), ':root');
  expect([red['base'], red['selected']]).toEqual([
    [163, 36, 59],
    [163, 36, 59],
  ]);
});

// spec: choosing.38
describe('whatever colours a shop picks, text keeps the contrast of WCAG AA', () => {
  test.each([':root', ':root.dark'] as const)('in %s', (mode) => {
    const grounds = variablesOf(css, mode);
    for (const colour of colours) {
      const of = variablesOf(theme(colour), mode);
      const pairs: [string, Rgb | undefined, Rgb | undefined][] = [
        ['on the primary', of['on-primary'], of['primary']],
        ['on the primary pointed at', of['on-primary'], of['primary-hover']],
        ['on the base', of['on-base'], of['base']],
        ...['page', 'surface', 'sunken'].flatMap((ground): [string, Rgb | undefined, Rgb | undefined][] => [
          [`in the primary on ${ground}`, of['primary-ink'], grounds[ground]],
          [`of what is selected on ${ground}`, of['selected'], grounds[ground]],
          [`in the shop's text colour on ${ground}`, of['ink'], grounds[ground]],
        ]),
      ];
      for (const [what, text, ground] of pairs) {
        if (!text || !ground) throw new Error(`no colour for text ${what}`);
        expect(contrast(text, ground), `${colour} ${what}`).toBeGreaterThanOrEqual(aa);
      }
    }
  });

  // spec: face.31
  test.each([':root', ':root.dark'] as const)('and the border of a field stands out 3:1 in %s', (mode) => {
    const { field, ...grounds } = variablesOf(css, mode);
    for (const ground of ['page', 'surface', 'sunken'])
      expect(contrast(field!, grounds[ground]!), ground).toBeGreaterThanOrEqual(3);
  });

  // spec: choosing.38
  test('and a colour that is readable as it is stays as it is', () => {
    expect(variablesOf(theme('#a3243b'), ':root')['primary-ink']).toEqual([163, 36, 59]);
    expect(textOn([255, 255, 255])).toEqual([0, 0, 0]);
    expect(textOn([0, 0, 0])).toEqual([255, 255, 255]);
  });
});
