import { across, down, grad, svg } from './drawing.ts';
import type { Drawing } from './drawing.ts';

function dhakaCloth(id: string, base: string): string {
  const diamond = (x: number, y: number, c: string, r = 7) =>
    `<path d="M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z" fill="${c}"/>`;
  return `<pattern id="${id}" width="40" height="44" patternUnits="userSpaceOnUse"><rect width="40" height="44" fill="${base}"/>
    <path d="M0 22h8v-6h6v-6h12v6h6v6h8v3h-8v6h-6v6h-12v-6h-6v-6h-8z" fill="#f4ecdf" opacity=".9"/>
    ${diamond(20, 22.5, '#1f1a1c')}${diamond(20, 22.5, '#f0a23a', 3.5)}${diamond(0, 2, '#f0a23a', 5)}${diamond(40, 2, '#f0a23a', 5)}${diamond(0, 42, '#2f7d5b', 5)}${diamond(40, 42, '#2f7d5b', 5)}</pattern>`;
}

export const topi: Drawing = {
  svg: svg(
    dhakaCloth('d', '#b3203a') +
      grad(
        's',
        [
          [0, '#fff'],
          [0.35, '#fff'],
          [1, '#000'],
        ],
        across,
      ) +
      grad(
        't',
        [
          [0, '#00000000'],
          [1, '#00000066'],
        ],
        down,
      ),
    `<path d="M58 236C50 150 96 92 150 84c66-10 112 22 116 60 3 30-2 66-8 92-40 22-160 22-200 0z" fill="url(#d)"/>
     <path d="M58 236C50 150 96 92 150 84c66-10 112 22 116 60 3 30-2 66-8 92-40 22-160 22-200 0z" fill="url(#s)" opacity=".1"/>
     <path d="M150 84c66-10 112 22 116 60-34-26-120-22-178 8 12-38 34-63 62-68z" fill="#fff" opacity=".07"/>
     <path d="M88 152c58-30 144-34 178-8" stroke="#4a0f1b" stroke-width="3" opacity=".45" fill="none"/>
     <path d="M57 214c44 22 158 22 203 0l-2 22c-40 22-160 22-200 0z" fill="#7d1226"/>
     <path d="M57 196c44 24 158 24 205 0l-4 40c-40 22-160 22-200 0z" fill="url(#t)" opacity=".5"/>`,
  ),
};

export const khukuri: Drawing = {
  svg: svg(
    grad('b', [
      [0, '#f4f6f8'],
      [0.5, '#b9c2cb'],
      [1, '#7f8b96'],
    ]) +
      grad('h', [
        [0, '#8a5a36'],
        [1, '#4a2a16'],
      ]) +
      grad('g', [
        [0, '#ffd983'],
        [1, '#b67c1f'],
      ]),
    `<path d="M110 208C140 168 158 132 196 92c22-23 54-48 86-58-6 44-22 84-52 116-34 36-70 50-98 78z" fill="url(#b)"/>
     <path d="M282 34c-6 44-22 84-52 116-34 36-70 50-98 78l-7-6c40-36 74-56 102-88 26-30 44-62 55-100z" fill="#fff" opacity=".55"/>
     <path d="M112 205l20 24-12 12-22-24z" fill="url(#g)"/><path d="M98 218l22 22-62 58c-16 12-40-8-28-26z" fill="url(#h)"/>
     <path d="M78 236l24 22M62 252l24 22" stroke="#2c1609" stroke-width="5" opacity=".6"/><circle cx="44" cy="284" r="13" fill="url(#g)"/>`,
  ),
};

export const singingBowl: Drawing = {
  svg: svg(
    grad('b', [
      [0, '#ffe3a0'],
      [0.35, '#dd9f3c'],
      [0.75, '#9a5f1c'],
      [1, '#6d3e12'],
    ]) +
      grad(
        'i',
        [
          [0, '#5c3411'],
          [1, '#c98a35'],
        ],
        down,
      ) +
      grad(
        'c',
        [
          [0, '#d6455a'],
          [1, '#8c1c35'],
        ],
        down,
      ) +
      grad('w', [
        [0, '#c88c58'],
        [1, '#74431f'],
      ]),
    `<ellipse cx="160" cy="262" rx="112" ry="30" fill="url(#c)"/><path d="M48 250c0-30 224-30 224 0v14c0 34-224 34-224 0z" fill="url(#c)"/>
     <ellipse cx="160" cy="246" rx="96" ry="17" fill="#f2bf4d" opacity=".55"/>
     <path d="M40 124c0 76 44 126 120 126s120-50 120-126z" fill="url(#b)"/><path d="M62 160c12 44 44 74 92 80-60 4-104-36-108-96z" fill="#fff3cf" opacity=".5"/>
     <ellipse cx="160" cy="124" rx="120" ry="33" fill="#ffe6ab"/><ellipse cx="160" cy="127" rx="107" ry="26" fill="url(#i)"/>
     <path d="M52 178c54 20 162 20 216 0" stroke="#7b4b15" stroke-width="4" fill="none" opacity=".55"/><path d="M60 192c54 20 146 20 200 0" stroke="#ffe9b5" stroke-width="3" fill="none" opacity=".5"/>
     <rect x="176" y="26" width="26" height="140" rx="13" transform="rotate(38 190 96)" fill="url(#w)"/><rect x="178" y="26" width="22" height="44" rx="11" transform="rotate(38 190 96)" fill="#b3203a"/>`,
  ),
};

const flagColours = ['#2f6fbf', '#f5f3ee', '#cf3a3f', '#3c9a5f', '#f0bf3c'];
export const prayerFlags: Drawing = {
  svg: svg(
    grad('f', [
      [0, '#ffffff55'],
      [0.5, '#ffffff00'],
      [1, '#00000033'],
    ]),
    [0, 1]
      .map((row) => {
        const y = 58 + row * 116;
        return (
          `<path d="M14 ${y - 22}Q160 ${y + 52} 306 ${y - 22}" stroke="#8b6a4a" stroke-width="5" fill="none"/>` +
          flagColours
            .map((c, i) => {
              const x = 32 + i * 53;
              const top = y - 10 + (i === 2 ? 25 : i === 1 || i === 3 ? 19 : 2);
              const lean = (i - 2) * -4;
              const shape = `M${x} ${top}l46 ${lean / 2}l2 66q-12 9 -24 1q-12 -7 -24 3z`;
              return `<path d="${shape}" fill="${c}"/><path d="${shape}" fill="url(#f)"/><path d="M${x + 10} ${top + 16}h28M${x + 10} ${top + 26}h28M${x + 10} ${top + 36}h28M${x + 10} ${top + 46}h20" stroke="#1b1b1b" opacity=".32" stroke-width="3"/>`;
            })
            .join('')
        );
      })
      .join(''),
  ),
};

const foldedCloth = (body: string, defs: string, fringe: string): Drawing => ({
  svg: svg(
    defs +
      grad('s', [
        [0, '#ffffff88'],
        [0.4, '#ffffff00'],
        [1, '#00000044'],
      ]),
    `<g fill="none" stroke="${fringe}" stroke-width="6" stroke-linecap="round">${Array.from({ length: 15 }, (_, i) => `<path d="M${52 + i * 15} 262v30"/>`).join('')}</g>
     <path d="M36 84q-4-24 22-26l196-4q30 0 30 28v170q0 16-16 16H52q-16 0-16-16z" fill="${body}"/>
     <path d="M36 84q-4-24 22-26l196-4q30 0 30 28v170q0 16-16 16H52q-16 0-16-16z" fill="url(#s)"/>
     <path d="M36 100q120 22 248-10M36 152q130 20 248-6M36 206q120 18 248-4" stroke="#000" stroke-opacity=".16" stroke-width="5" fill="none"/>
     <path d="M36 107q120 22 248-10M36 159q130 20 248-6M36 213q120 18 248-4" stroke="#fff" stroke-opacity=".32" stroke-width="4" fill="none"/>`,
  ),
});
export const shawl = foldedCloth('#b04a63', '', '#b04a63');
export const dhakaFold = foldedCloth('url(#d)', dhakaCloth('d', '#b3203a'), '#b3203a');

export const madal: Drawing = {
  svg: svg(
    grad(
      'b',
      [
        [0, '#d28a4b'],
        [0.5, '#a35a26'],
        [1, '#5d2f11'],
      ],
      down,
    ) +
      grad('k', [
        [0, '#fff7e6'],
        [1, '#d9c4a0'],
      ]),
    `<g transform="rotate(-14 160 160)"><path d="M48 98q112-44 224 0v124q-112 44-224 0z" fill="url(#b)"/>
     <path d="M62 96l34 128M96 84l34 148M130 78l34 164M164 78l34 164M198 82l34 152M232 90l30 136M96 92l-34 134M130 84l-34 150M164 78l-34 164M198 78l-34 164M232 86l-34 150M262 96l-30 138" stroke="#f3dfb5" stroke-width="3.5" opacity=".75"/>
     <ellipse cx="272" cy="160" rx="26" ry="63" fill="#5a2d12"/><ellipse cx="48" cy="160" rx="27" ry="64" fill="url(#k)"/><ellipse cx="48" cy="160" rx="14" ry="34" fill="#2a211d"/>
     <path d="M70 104q96-34 180-6" stroke="#fff" stroke-width="7" opacity=".25" fill="none"/></g>`,
  ),
};

export const rug: Drawing = {
  svg: svg(
    grad('s', [
      [0, '#ffffff55'],
      [0.5, '#ffffff00'],
      [1, '#00000038'],
    ]),
    `<g stroke="#e9ddc6" stroke-width="7" stroke-linecap="round">${Array.from({ length: 17 }, (_, i) => `<path d="M${40 + i * 15} 30v-16M${40 + i * 15} 306v-16"/>`).join('')}</g>
     <rect x="26" y="28" width="268" height="264" rx="8" fill="#8e2f3c"/><rect x="46" y="48" width="228" height="224" fill="none" stroke="#f0c77a" stroke-width="9"/>
     <rect x="64" y="66" width="192" height="188" fill="#23405c"/><path d="M160 84l56 76-56 76-56-76z" fill="#e9ddc6"/><path d="M160 112l36 48-36 48-36-48z" fill="#c2533f"/><path d="M160 140l15 20-15 20-15-20z" fill="#f0c77a"/>
     <path d="M70 72h44l-44 50zM250 72h-44l44 50zM70 248h44l-44-50zM250 248h-44l44-50z" fill="#c2533f"/><rect x="26" y="28" width="268" height="264" rx="8" fill="url(#s)"/>`,
  ),
};
