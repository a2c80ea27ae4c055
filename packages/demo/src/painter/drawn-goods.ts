import { across, down, grad, svg } from './drawing.ts';
import type { Drawing } from './drawing.ts';

export const bottle: Drawing = {
  svg: svg(
    grad(
      'b',
      [
        [0, '#1e4b63'],
        [0.25, '#5f9cb8'],
        [0.5, '#2f7694'],
        [1, '#173f55'],
      ],
      across,
    ) +
      grad(
        'm',
        [
          [0, '#8d979f'],
          [0.3, '#f4f6f7'],
          [1, '#7d878f'],
        ],
        across,
      ),
    `<rect x="126" y="18" width="68" height="52" rx="12" fill="url(#m)"/><rect x="132" y="66" width="56" height="18" fill="#59636b"/>
     <path d="M124 82h72q28 14 28 46v150q0 26-26 26h-76q-26 0-26-26V128q0-32 28-46z" fill="url(#b)"/><rect x="96" y="262" width="128" height="16" fill="url(#m)" opacity=".9"/>
     <path d="M118 120v140" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"/>`,
  ),
};

export const cooker: Drawing = {
  svg: svg(
    grad(
      'b',
      [
        [0, '#8f9aa3'],
        [0.25, '#f7f9fa'],
        [0.6, '#b9c2c9'],
        [1, '#7b868f'],
      ],
      across,
    ) +
      grad(
        'h',
        [
          [0, '#4a4f57'],
          [1, '#1e2126'],
        ],
        down,
      ),
    `<rect x="236" y="132" width="76" height="24" rx="12" fill="url(#h)"/><rect x="8" y="148" width="44" height="22" rx="11" fill="url(#h)"/>
     <path d="M40 136h204v126q0 30-30 30H70q-30 0-30-30z" fill="url(#b)"/><path d="M32 120q0-52 110-56 110 4 110 56v18H32z" fill="url(#b)"/><rect x="28" y="126" width="228" height="16" rx="8" fill="#828d96"/>
     <rect x="128" y="36" width="28" height="34" rx="8" fill="url(#h)"/><circle cx="142" cy="30" r="14" fill="#d14b3f"/><circle cx="192" cy="84" r="9" fill="#4a4f57"/><path d="M66 166v96" stroke="#fff" stroke-width="10" opacity=".6" stroke-linecap="round"/>`,
  ),
};

/** On its can, with the shield behind the flame. */
export const gasStove: Drawing = {
  svg: svg(
    grad(
      'g',
      [
        [0, '#1f4f8a'],
        [0.3, '#6ea3dc'],
        [0.6, '#2f6cb0'],
        [1, '#173f70'],
      ],
      across,
    ) +
      grad(
        's',
        [
          [0, '#aab4bb'],
          [0.4, '#f4f6f7'],
          [1, '#8a959d'],
        ],
        across,
      ) +
      grad(
        'f',
        [
          [0, '#8fd0ff'],
          [1, '#2b6fe0'],
        ],
        down,
      ),
    `<path d="M62 46q98-26 196 0v74q-98 22-196 0z" fill="url(#s)"/><path d="M94 40v86m44-92v98m44-98v98m44-92v86" stroke="#7b868f" stroke-width="3" opacity=".7"/>
     <path d="M108 124q-6-26 10-48 4 20 14 28 2-34 28-56 26 22 28 56 10-8 14-28 16 22 10 48z" fill="url(#f)"/><path d="M140 124q-2-20 20-40 22 20 20 40z" fill="#e8f6ff"/>
     <path d="M92 66v58h20M228 66v58h-20" fill="none" stroke="#59636b" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><rect x="84" y="118" width="152" height="18" rx="9" fill="#59636b"/><rect x="144" y="132" width="32" height="40" fill="url(#s)"/><rect x="174" y="144" width="66" height="14" rx="7" fill="#d14b3f"/>
     <path d="M128 168h64v18h-64z" fill="#828d96"/><path d="M74 216q0-34 86-34t86 34v66q0 24-86 24t-86-24z" fill="url(#g)"/><path d="M74 236q86 22 172 0v30q-86 22-172 0z" fill="#f4f6f7" opacity=".9"/><path d="M98 210v74" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".4"/>`,
  ),
};

export const earbuds: Drawing = {
  svg: svg(
    grad('c', [
      [0, '#ffffff'],
      [1, '#cfd6df'],
    ]) +
      grad(
        'i',
        [
          [0, '#d9dfe7'],
          [1, '#a9b3bf'],
        ],
        down,
      ) +
      grad('e', [
        [0, '#ffffff'],
        [1, '#d5dbe3'],
      ]),
    `<rect x="56" y="150" width="208" height="136" rx="52" fill="url(#c)"/><path d="M56 196q104 26 208 0v-6q0-40-52-40H108q-52 0-52 40z" fill="url(#i)"/>
     <path d="M64 150q0-84 96-92 96 8 96 92z" fill="#e8ecf1"/><path d="M84 146q6-62 76-68 70 6 76 68z" fill="#b9c2cd"/>
     <g><ellipse cx="122" cy="136" rx="30" ry="34" fill="url(#e)"/><rect x="110" y="150" width="24" height="52" rx="12" fill="url(#e)"/><ellipse cx="116" cy="130" rx="11" ry="14" fill="#4b525c"/>
     <ellipse cx="200" cy="136" rx="30" ry="34" fill="url(#e)"/><rect x="188" y="150" width="24" height="52" rx="12" fill="url(#e)"/><ellipse cx="206" cy="130" rx="11" ry="14" fill="#4b525c"/></g>
     <circle cx="160" cy="246" r="6" fill="#43b97f"/>`,
  ),
};

export const powerBank: Drawing = {
  svg: svg(
    grad('b', [
      [0, '#5b6a86'],
      [0.5, '#33405c'],
      [1, '#1d2740'],
    ]) +
      grad('k', [
        [0, '#e9edf2'],
        [1, '#a9b3bf'],
      ]),
    `<path d="M214 40q58-26 78 22 14 40-22 62-34 22-30 60" fill="none" stroke="#e6e9ee" stroke-width="13" stroke-linecap="round"/><rect x="226" y="180" width="34" height="50" rx="8" fill="url(#k)"/><rect x="234" y="228" width="18" height="22" fill="#8a949f"/>
     <rect x="50" y="34" width="158" height="256" rx="30" fill="url(#b)"/><rect x="58" y="42" width="142" height="240" rx="24" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>
     <rect x="152" y="22" width="34" height="18" rx="5" fill="#8a949f"/><g fill="#6fe3b0"><circle cx="96" cy="250" r="7"/><circle cx="118" cy="250" r="7"/><circle cx="140" cy="250" r="7"/></g><circle cx="162" cy="250" r="7" fill="#fff" opacity=".35"/>
     <path d="M134 108l-32 56h24l-8 48 36-62h-26z" fill="#fff" opacity=".85"/>`,
  ),
};

export const sleepingBag: Drawing = {
  svg: svg(
    grad(
      'b',
      [
        [0, '#f08a4b'],
        [1, '#b8431c'],
      ],
      down,
    ) +
      grad('e', [
        [0, '#7a2c12'],
        [1, '#a9502a'],
      ]),
    `<g transform="rotate(-10 160 170)"><rect x="58" y="92" width="210" height="156" rx="74" fill="url(#b)"/><ellipse cx="92" cy="170" rx="54" ry="78" fill="#d8602c"/>
     <path d="M92 170m-38 0a38 54 0 1 1 38 54a26 36 0 1 1 -22 -44a14 20 0 1 1 22 14" fill="none" stroke="#ffd9b8" stroke-width="9" stroke-linecap="round"/>
     <path d="M160 92h22v156h-22zM218 94h20v150h-20z" fill="#33302f"/><rect x="158" y="150" width="26" height="32" rx="6" fill="#8b9098"/><rect x="215" y="150" width="26" height="32" rx="6" fill="#8b9098"/>
     <path d="M100 102q80-10 140 6" stroke="#fff" stroke-width="9" opacity=".3" stroke-linecap="round" fill="none"/></g>`,
  ),
};

export const poles: Drawing = {
  svg: svg(
    grad(
      's',
      [
        [0, '#dfe5ea'],
        [0.5, '#8f9ba6'],
        [1, '#55616c'],
      ],
      across,
    ) +
      grad(
        'g',
        [
          [0, '#3a3f45'],
          [1, '#16181b'],
        ],
        down,
      ),
    [-11, 11]
      .map(
        (turn, i) =>
          `<g transform="translate(${i ? 40 : -40} 0) rotate(${turn} 160 160)"><rect x="155" y="84" width="11" height="120" fill="${i ? '#c8452f' : '#c8452f'}"/><rect x="156.500" y="190" width="8" height="92" fill="url(#s)"/><rect x="151" y="180" width="19" height="22" rx="6" fill="#2a2d31"/>
     <path d="M148 26q12-14 26 0l-4 62h-18z" fill="url(#g)"/><path d="M150 44q-26 34 4 62" stroke="#2a2d31" stroke-width="6" fill="none"/><ellipse cx="160.500" cy="270" rx="24" ry="8" fill="#2a2d31"/><path d="M157 280h7l-3 26z" fill="#6a747e"/></g>`,
      )
      .join(''),
  ),
};

export const kettle: Drawing = {
  svg: svg(
    grad(
      'b',
      [
        [0, '#8f9aa3'],
        [0.3, '#fbfcfd'],
        [0.65, '#b4bec6'],
        [1, '#717c85'],
      ],
      across,
    ) +
      grad(
        'h',
        [
          [0, '#4a4f57'],
          [1, '#1e2126'],
        ],
        down,
      ),
    `<path d="M92 112q-10-84 68-86 78 2 68 86" fill="none" stroke="url(#h)" stroke-width="20" stroke-linecap="round"/>
     <path d="M224 170q34-6 44-52l34 4q-8 78-66 104z" fill="url(#b)"/><path d="M56 250q-10-130 104-138 114 8 104 138 0 34-34 34H90q-34 0-34-34z" fill="url(#b)"/>
     <ellipse cx="160" cy="116" rx="52" ry="16" fill="#9aa5ae"/><circle cx="160" cy="96" r="15" fill="url(#h)"/><path d="M86 232q-2-62 30-90" stroke="#fff" stroke-width="12" opacity=".75" fill="none" stroke-linecap="round"/>`,
  ),
};
