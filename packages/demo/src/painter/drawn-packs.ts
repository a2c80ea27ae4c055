import { across, down, grad, svg } from './drawing.ts';
import type { Drawing } from './drawing.ts';

/** A foil pouch, a tin, a jar and a carton whose label carries an icon: how a small maker packs food. */
export const pouch: Drawing = {
  svg: svg(
    grad('b', [
      [0, '#d9b98a'],
      [0.4, '#c19a64'],
      [1, '#8f6b3c'],
    ]) +
      grad(
        'f',
        [
          [0, '#fffefc'],
          [1, '#f3f0ea'],
        ],
        down,
      ),
    `<path d="M70 40h180l6 20q14 120 2 224q-2 18-20 18H82q-18 0-20-18Q50 180 64 60z" fill="url(#b)"/><path d="M70 40h180l4 24H66z" fill="#a17c49"/><path d="M66 64h188" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
     <rect x="92" y="104" width="136" height="148" rx="14" fill="url(#f)"/><path d="M112 216h96M124 232h72" stroke="#8a7a62" stroke-width="7" stroke-linecap="round" opacity=".55"/><path d="M78 80q-14 100-2 200" stroke="#fff" stroke-opacity=".35" stroke-width="9" fill="none"/>`,
  ),
  label: { x: 160, y: 156, width: 84 },
};
export const tin: Drawing = {
  svg: svg(
    grad(
      'b',
      [
        [0, '#1f5b46'],
        [0.25, '#4f9c7d'],
        [0.6, '#2b6f56'],
        [1, '#174635'],
      ],
      across,
    ) +
      grad(
        'm',
        [
          [0, '#8d9298'],
          [0.3, '#f6f7f8'],
          [1, '#858b92'],
        ],
        across,
      ) +
      grad(
        'f',
        [
          [0, '#fffefc'],
          [1, '#f1eee8'],
        ],
        across,
      ),
    `<path d="M72 86h176v186q0 28-88 28t-88-28z" fill="url(#b)"/><path d="M72 118h176v132q-88 22-176 0z" fill="url(#f)"/><path d="M72 118q88 22 176 0M72 250q88 22 176 0" stroke="#b9bec4" stroke-width="5" fill="none"/>
     <path d="M66 56h188v34q0 22-94 22T66 90z" fill="url(#m)"/><ellipse cx="160" cy="56" rx="94" ry="22" fill="#eff1f3"/><ellipse cx="160" cy="54" rx="66" ry="13" fill="#c9ced4"/>`,
  ),
  label: { x: 160, y: 190, width: 86 },
};
export const preserve: Drawing = {
  svg: svg(
    grad(
      'b',
      [
        [0, '#a63a1c'],
        [0.3, '#e07b3c'],
        [0.7, '#c4542a'],
        [1, '#7d2812'],
      ],
      across,
    ) +
      grad(
        'm',
        [
          [0, '#b9852c'],
          [0.3, '#ffe9a8'],
          [1, '#a8741f'],
        ],
        across,
      ) +
      grad(
        'f',
        [
          [0, '#fffefc'],
          [1, '#f3f0ea'],
        ],
        down,
      ),
    `<path d="M78 96h164q22 10 22 40v128q0 34-34 34H90q-34 0-34-34V136q0-30 22-40z" fill="url(#b)"/><path d="M78 96h164q10 4 16 16H62q6-12 16-16z" fill="#fff" opacity=".45"/>
     <rect x="70" y="40" width="180" height="52" rx="12" fill="url(#m)"/><path d="M86 46v40M110 46v40M134 46v40M158 46v40M182 46v40M206 46v40M230 46v40" stroke="#8a5f17" stroke-opacity=".4" stroke-width="3"/>
     <rect x="82" y="144" width="156" height="118" rx="12" fill="url(#f)"/><path d="M112 240h96" stroke="#8a7a62" stroke-width="7" stroke-linecap="round" opacity=".55"/><path d="M72 132v140" stroke="#fff" stroke-width="9" opacity=".4" stroke-linecap="round"/>`,
  ),
  label: { x: 160, y: 188, width: 80 },
};
export const carton: Drawing = {
  svg: svg(
    grad('a', [
      [0, '#f7f3ec'],
      [1, '#dcd3c4'],
    ]) +
      grad(
        'b',
        [
          [0, '#c9beac'],
          [1, '#a99c86'],
        ],
        across,
      ),
    `<path d="M52 84l156-22v224L52 296z" fill="url(#a)"/><path d="M208 62l64 34v176l-64 14z" fill="url(#b)"/><path d="M52 84l156-22 64 34-152 24z" fill="#fdfbf7"/><path d="M70 270l120-10" stroke="#9a8e7a" stroke-width="7" opacity=".5" stroke-linecap="round"/>`,
  ),
  label: { x: 130, y: 180, width: 108 },
};
