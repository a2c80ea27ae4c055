import type { Backdrop } from '../shops/types.ts';
import type { Piece } from './scenes.ts';

interface Group {
  backdrop: Backdrop;
  pieces: Piece[];
}

/** Category pictures are square. */
export const categories: Record<string, Group> = {
  'haat-fashion-and-outdoor': {
    backdrop: 'blush',
    pieces: [
      ['coat|#c08a4d', 0.66, 0.74, 0.56, 5],
      ['topi|#b3203a', 0.36, 0.86, 0.5],
    ],
  },
  'haat-clothing': {
    backdrop: 'sky',
    pieces: [
      ['jeans', 0.68, 0.78, 0.58, 6],
      ['t-shirt|#8a2433', 0.36, 0.84, 0.54, -5],
    ],
  },
  'haat-shawls-and-scarves': {
    backdrop: 'sand',
    pieces: [
      ['shawl|#4f6d8f', 0.62, 0.72, 0.56, 5],
      ['dhaka-fold|#9c2337', 0.42, 0.86, 0.6, -4],
    ],
  },
  'haat-everyday-wear': {
    backdrop: 'sage',
    pieces: [
      ['dress|#c2603c', 0.66, 0.78, 0.56, 5],
      ['t-shirt|#24385c', 0.36, 0.85, 0.5, -4],
    ],
  },
  'haat-shoes-and-bags': {
    backdrop: 'linen',
    pieces: [
      ['handbag', 0.6, 0.72, 0.56],
      ['running-shoe|#d8562c', 0.42, 0.9, 0.5],
    ],
  },
  'haat-outdoor': {
    backdrop: 'mist',
    pieces: [
      ['backpack|#2d5c4b', 0.62, 0.76, 0.58],
      ['soccer-ball', 0.34, 0.88, 0.38],
    ],
  },
  'haat-trekking-gear': {
    backdrop: 'sky',
    pieces: [
      ['tent', 0.5, 0.74, 0.66],
      ['bottle|#c9582f', 0.78, 0.9, 0.4, 4],
      ['compass', 0.26, 0.9, 0.28],
    ],
  },
  'haat-sports-and-games': {
    backdrop: 'butter',
    pieces: [
      ['basketball', 0.66, 0.72, 0.46],
      ['cricket-game', 0.34, 0.82, 0.5],
      ['volleyball', 0.64, 0.92, 0.32],
    ],
  },
  'haat-home-and-craft': {
    backdrop: 'clay',
    pieces: [
      ['potted-plant', 0.7, 0.74, 0.5],
      ['singing-bowl', 0.4, 0.87, 0.58],
    ],
  },
  'haat-handicrafts': {
    backdrop: 'lavender',
    pieces: [
      ['madal', 0.66, 0.7, 0.5],
      ['singing-bowl', 0.4, 0.88, 0.56],
    ],
  },
  'haat-home': {
    backdrop: 'linen',
    pieces: [
      ['chair|#7d4a35', 0.66, 0.78, 0.6],
      ['potted-plant', 0.33, 0.86, 0.42],
    ],
  },
  'haat-kitchen-and-dining': {
    backdrop: 'stone',
    pieces: [
      ['cooker', 0.56, 0.74, 0.66],
      ['steaming-bowl', 0.33, 0.9, 0.36],
    ],
  },
  'haat-household': {
    backdrop: 'sage',
    pieces: [
      ['couch-and-lamp|#6f8f70', 0.52, 0.8, 0.72],
      ['teddy-bear', 0.24, 0.9, 0.28],
    ],
  },
  'haat-tea-and-food': {
    backdrop: 'butter',
    pieces: [
      ['tin||herb', 0.68, 0.76, 0.54],
      ['teapot|#b0472e', 0.38, 0.87, 0.54],
    ],
  },
  'haat-tea-and-coffee': {
    backdrop: 'sage',
    pieces: [
      ['teapot|#2b7a78', 0.6, 0.74, 0.58],
      ['teacup-without-handle', 0.33, 0.89, 0.38],
    ],
  },
  'haat-pantry': {
    backdrop: 'sand',
    pieces: [
      ['pouch|#9c4a3a|sheaf-of-rice', 0.66, 0.76, 0.58, 3],
      ['preserve||hot-pepper', 0.36, 0.88, 0.48],
    ],
  },
  'haat-electronics': {
    backdrop: 'mist',
    pieces: [
      ['laptop', 0.56, 0.74, 0.66],
      ['headphone|#33363d', 0.28, 0.88, 0.4],
      ['earbuds', 0.76, 0.9, 0.26],
    ],
  },
  'himal-trek': {
    backdrop: 'sky',
    pieces: [
      ['backpack|#e0a12b', 0.62, 0.76, 0.58],
      ['hiking-boot', 0.36, 0.89, 0.4],
    ],
  },
  'himal-camp': {
    backdrop: 'mist',
    pieces: [
      ['tent|#e0a12b', 0.52, 0.76, 0.7],
      ['sleeping-bag|#b3263a', 0.72, 0.91, 0.34],
    ],
  },
  'himal-wear': {
    backdrop: 'sand',
    pieces: [
      ['coat|#5f93b8', 0.58, 0.78, 0.62],
      ['socks|#8a2f45', 0.28, 0.89, 0.36],
    ],
  },
  'himal-trail-food': {
    backdrop: 'sage',
    pieces: [
      ['pouch|#b0713a|peanuts', 0.62, 0.78, 0.58],
      ['tin|#c98a2a|ginger-root', 0.34, 0.88, 0.46],
    ],
  },
};

/** Blog pictures are 960 × 540. */
export const blogs: Record<string, Group> = {
  'haat-dhaka-by-hand': {
    backdrop: 'blush',
    pieces: [
      ['dhaka-fold|#9c2337', 0.7, 0.84, 0.72, 4],
      ['dhaka-fold|#274a86', 0.46, 0.88, 0.74, -3],
      ['yarn|#d39b2b', 0.24, 0.9, 0.4],
    ],
  },
  'haat-brew-ilam-tea': {
    backdrop: 'sage',
    pieces: [
      ['tin||herb', 0.72, 0.84, 0.68],
      ['teapot|#ece3d2', 0.47, 0.89, 0.72],
      ['teacup-without-handle', 0.24, 0.9, 0.42],
    ],
  },
  'haat-first-trek': {
    backdrop: 'sky',
    pieces: [
      ['tent', 0.74, 0.8, 0.66],
      ['backpack|#c22c46', 0.5, 0.9, 0.78],
      ['hiking-boot', 0.26, 0.91, 0.44],
      ['poles', 0.9, 0.92, 0.6],
    ],
  },
  'haat-cash-on-delivery': {
    backdrop: 'butter',
    pieces: [
      ['delivery-truck', 0.68, 0.84, 0.72, 0, true],
      ['package', 0.34, 0.9, 0.52],
      ['package', 0.21, 0.92, 0.3],
    ],
  },
  'haat-singing-bowl': {
    backdrop: 'clay',
    pieces: [
      ['candle', 0.78, 0.82, 0.5],
      ['singing-bowl', 0.5, 0.89, 0.78],
      ['lotus', 0.24, 0.91, 0.34],
    ],
  },
  'himal-altitude': {
    backdrop: 'mist',
    pieces: [
      ['snow-capped-mountain', 0.66, 0.84, 0.84],
      ['bottle|#c8402f', 0.36, 0.9, 0.62],
      ['prayer-flags', 0.2, 0.5, 0.5],
    ],
  },
  'haat-popup': {
    backdrop: 'butter',
    pieces: [
      ['rosette|#f08c1f', 0.84, 0.5, 0.3],
      ['wrapped-gift|#b3203a', 0.6, 0.87, 0.68],
      ['package', 0.32, 0.91, 0.5],
      ['diya-lamp', 0.83, 0.91, 0.32],
    ],
  },
};

/** Faces for accounts and reviewers: icon and the colour behind it. */
export const people: Record<string, [art: string, ground: string]> = {
  asmita: ['woman-medium', '#f2d6c4'],
  bibek: ['man-medium', '#cfe0ea'],
  chandra: ['older-person-medium', '#dcd6ea'],
  deepa: ['woman-curly-hair-medium', '#f6e2b8'],
  gita: ['old-woman-medium-light', '#e3d3cb'],
  ishwor: ['man-beard-medium', '#cfe3d3'],
  kabita: ['woman-with-headscarf-medium', '#f3cfd2'],
  manish: ['man-bald-medium', '#d5dde4'],
  nirmala: ['woman-medium-dark', '#dbe8cc'],
  prakash: ['man-medium-dark', '#ead9c0'],
  roshan: ['boy-medium', '#cbe4e6'],
  sarita: ['girl-medium', '#ecd4e6'],
  suman: ['person-beard-medium', '#d9d3c9'],
  tenzin: ['man-beard-medium-dark', '#e8d6b6'],
  sujata: ['woman-white-hair-medium', '#d8d3ea'],
  dipesh: ['man-curly-hair-medium', '#d3e6d2'],
  aarati: ['person-medium', '#d6e1ee'],
  pasang: ['man-white-hair-medium', '#dfe3c9'],
  sabina: ['woman-curly-hair-medium-dark', '#f0dac9'],
};
