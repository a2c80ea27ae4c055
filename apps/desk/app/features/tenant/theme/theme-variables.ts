import type { Theme } from '@haat/contract/tenant/schemas';
import { contrast, rgbOf, themeCss } from '@haat/web/platform/theme/colours.ts';

type Variables = Record<`--${string}`, string>;

/** What the pages of a shop with these colours are given, in light and in dark, as styles of one part of a page. */
export function themeVariables(theme: Theme): { light: Variables; dark: Variables } {
  const blocks = Array.from(themeCss(theme).matchAll(/\{([^}]*)\}/g), ([, inside = '']) => inside);
  const variablesOf = (block = ''): Variables =>
    Object.fromEntries(
      block.split(';').map((each) => {
        const at = each.indexOf(':');
        return [each.slice(0, at), each.slice(at + 1)] as const;
      }),
    );
  return { light: variablesOf(blocks[0]), dark: variablesOf(blocks[1]) };
}

/** The darkest ground of a light page, `--sunken`: what is read there is read everywhere. */
const ground = rgbOf('#f1ece3');
const aa = 4.5;

export type ThemeColour = keyof Theme;

/** The colours in which words would be too pale on a light page. Pages show them darker, so they are not quite the shop's. */
export const lowContrastColours = (theme: Theme): { name: ThemeColour; contrast: number }[] =>
  (['primaryColor', 'textColor', 'selectedColor'] as const)
    .map((name) => ({ name, contrast: contrast(rgbOf(theme[name]), ground) }))
    .filter((each) => each.contrast < aa);
