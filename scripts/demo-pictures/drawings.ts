/** Things the emoji set lacks, drawn in its manner: soft gradients, round edges, light from the upper left. */
export interface Drawing {
  /** SVG with viewBox 0 0 320 320. */
  svg: string;
  /** Where a label's icon goes, in the same units: centre and width. */
  label?: { x: number; y: number; width: number };
}

const grad = (id: string, stops: [number, string][], turn = 'x1="0" y1="0" x2="1" y2="1"') =>
  `<linearGradient id="${id}" ${turn}>${stops.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join('')}</linearGradient>`;
const across = 'x1="0" y1="0" x2="1" y2="0"';
const down = 'x1="0" y1="0" x2="0" y2="1"';
const svg = (defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><defs>${defs}</defs>${body}</svg>`;

/** Rows of small diamonds and steps, as in dhaka cloth. */
function dhakaCloth(id: string, base: string): string {
  const diamond = (x: number, y: number, c: string, r = 7) =>
    `<path d="M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z" fill="${c}"/>`;
  return `<pattern id="${id}" width="40" height="44" patternUnits="userSpaceOnUse"><rect width="40" height="44" fill="${base}"/>
    <path d="M0 22h8v-6h6v-6h12v6h6v6h8v3h-8v6h-6v6h-12v-6h-6v-6h-8z" fill="#f4ecdf" opacity=".9"/>
    ${diamond(20, 22.5, '#1f1a1c')}${diamond(20, 22.5, '#f0a23a', 3.5)}${diamond(0, 2, '#f0a23a', 5)}${diamond(40, 2, '#f0a23a', 5)}${diamond(0, 42, '#2f7d5b', 5)}${diamond(40, 42, '#2f7d5b', 5)}</pattern>`;
}

const topi: Drawing = {
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
     <path d="M58 236C50 150 96 92 150 84c66-10 112 22 116 60 3 30-2 66-8 92-40 22-160 22-200 0z" fill="url(#s)" opacity=".22"/>
     <path d="M150 84c66-10 112 22 116 60-34-26-120-22-178 8 12-38 34-63 62-68z" fill="#fff" opacity=".16"/>
     <path d="M88 152c58-30 144-34 178-8" stroke="#4a0f1b" stroke-width="3" opacity=".45" fill="none"/>
     <path d="M57 214c44 22 158 22 203 0l-2 22c-40 22-160 22-200 0z" fill="#7d1226"/>
     <path d="M57 196c44 24 158 24 205 0l-4 40c-40 22-160 22-200 0z" fill="url(#t)" opacity=".5"/>`,
  ),
};

const khukuri: Drawing = {
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

const singingBowl: Drawing = {
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
const prayerFlags: Drawing = {
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
const shawl = foldedCloth('#b04a63', '', '#b04a63');
const dhakaFold = foldedCloth('url(#d)', dhakaCloth('d', '#b3203a'), '#b3203a');

const madal: Drawing = {
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

const bottle: Drawing = {
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

const cooker: Drawing = {
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

const earbuds: Drawing = {
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

const powerBank: Drawing = {
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

const rug: Drawing = {
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

const sleepingBag: Drawing = {
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

const poles: Drawing = {
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

const kettle: Drawing = {
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

/** A foil pouch, a tin, a jar and a carton whose label carries an icon: how a small maker packs food. */
const pouch: Drawing = {
  svg: svg(
    grad('b', [
      [0, '#d9b98a'],
      [0.4, '#c19a64'],
      [1, '#8f6b3c'],
    ]) +
      grad(
        'f',
        [
          [0, '#fffdf7'],
          [1, '#f1e8d6'],
        ],
        down,
      ),
    `<path d="M70 40h180l6 20q14 120 2 224q-2 18-20 18H82q-18 0-20-18Q50 180 64 60z" fill="url(#b)"/><path d="M70 40h180l4 24H66z" fill="#a17c49"/><path d="M66 64h188" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
     <rect x="92" y="104" width="136" height="148" rx="14" fill="url(#f)"/><path d="M112 216h96M124 232h72" stroke="#8a7a62" stroke-width="7" stroke-linecap="round" opacity=".55"/><path d="M78 80q-14 100-2 200" stroke="#fff" stroke-opacity=".35" stroke-width="9" fill="none"/>`,
  ),
  label: { x: 160, y: 156, width: 84 },
};
const tin: Drawing = {
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
          [0, '#8f7a45'],
          [0.3, '#f7e7b5'],
          [1, '#9a7f3c'],
        ],
        across,
      ) +
      grad(
        'f',
        [
          [0, '#fffdf7'],
          [1, '#efe5cf'],
        ],
        across,
      ),
    `<path d="M72 86h176v186q0 28-88 28t-88-28z" fill="url(#b)"/><path d="M72 118h176v132q-88 22-176 0z" fill="url(#f)"/><path d="M72 118q88 22 176 0M72 250q88 22 176 0" stroke="#c9a54e" stroke-width="5" fill="none"/>
     <path d="M66 56h188v34q0 22-94 22T66 90z" fill="url(#m)"/><ellipse cx="160" cy="56" rx="94" ry="22" fill="#fbeec6"/><ellipse cx="160" cy="54" rx="66" ry="13" fill="#e3c982"/>`,
  ),
  label: { x: 160, y: 190, width: 86 },
};
const preserve: Drawing = {
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
          [0, '#fffdf7'],
          [1, '#f1e8d6'],
        ],
        down,
      ),
    `<path d="M78 96h164q22 10 22 40v128q0 34-34 34H90q-34 0-34-34V136q0-30 22-40z" fill="url(#b)"/><path d="M78 96h164q10 4 16 16H62q6-12 16-16z" fill="#fff" opacity=".45"/>
     <rect x="70" y="40" width="180" height="52" rx="12" fill="url(#m)"/><path d="M86 46v40M110 46v40M134 46v40M158 46v40M182 46v40M206 46v40M230 46v40" stroke="#8a5f17" stroke-opacity=".4" stroke-width="3"/>
     <rect x="82" y="144" width="156" height="118" rx="12" fill="url(#f)"/><path d="M112 240h96" stroke="#8a7a62" stroke-width="7" stroke-linecap="round" opacity=".55"/><path d="M72 132v140" stroke="#fff" stroke-width="9" opacity=".4" stroke-linecap="round"/>`,
  ),
  label: { x: 160, y: 188, width: 80 },
};
const carton: Drawing = {
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

export const drawings: Record<string, Drawing> = {
  topi,
  khukuri,
  'singing-bowl': singingBowl,
  'prayer-flags': prayerFlags,
  shawl,
  'dhaka-fold': dhakaFold,
  madal,
  bottle,
  cooker,
  earbuds,
  'power-bank': powerBank,
  rug,
  'sleeping-bag': sleepingBag,
  poles,
  kettle,
  pouch,
  tin,
  preserve,
  carton,
};
