import type { Scene } from './scenes.ts';

/** Sliders are 1600 × 640; their left half stays calm, for the words the screen puts there. */
export const sliders: Record<string, Scene> = {
  'haat-tihar': {
    sky: ['#3a2554', '#f0a05a'],
    sun: '#ffd38a',
    snow: true,
    hills: ['#8a6a94', '#6d4a78', '#4d3059', '#38213f'],
    pieces: [
      ['rosette|#f08c1f', 0.94, 0.3, 0.2],
      ['rosette|#f5c21b', 0.88, 0.24, 0.17],
      ['wrapped-gift|#b3203a', 0.83, 0.86, 0.4, 4],
      ['singing-bowl', 0.68, 0.88, 0.38],
      ['diya-lamp', 0.56, 0.93, 0.21],
      ['diya-lamp', 0.765, 0.95, 0.22, 0, true],
      ['diya-lamp', 0.915, 0.95, 0.2],
      ['rosette|#f08c1f', 0.62, 0.96, 0.1],
      ['rosette|#f5c21b', 0.85, 0.97, 0.1],
    ],
  },
  'haat-tea': {
    sky: ['#d9ecf2', '#f7f0d8'],
    sun: '#fff6cf',
    snow: true,
    terraces: true,
    hills: ['#a9c4d2', '#8fb98a', '#6aa062', '#4c8650'],
    pieces: [
      ['tin||herb', 0.86, 0.85, 0.5],
      ['teapot|#2b7a78', 0.685, 0.9, 0.58],
      ['teacup-without-handle', 0.545, 0.95, 0.3],
      ['herb', 0.955, 0.95, 0.26, 10],
      ['pouch|#a6532a|hot-beverage', 0.955, 0.78, 0.36, 5],
    ],
  },
  'haat-trek': {
    sky: ['#7fb8e0', '#e8f3f8'],
    snow: true,
    flags: true,
    hills: ['#8fa9c4', '#6a8aa3', '#4f7a78', '#3d6650'],
    pieces: [
      ['tent', 0.9, 0.8, 0.42],
      ['backpack|#c22c46', 0.74, 0.92, 0.6],
      ['hiking-boot', 0.575, 0.95, 0.34, -4],
      ['bottle|#2f7694', 0.87, 0.95, 0.42, 4],
    ],
  },
  'haat-dhaka': {
    sky: ['#f3dccb', '#f7efe2'],
    sun: '#fff3dc',
    hills: ['#e4b99b', '#d49f7d', '#bd8263', '#a66b50'],
    pieces: [
      ['dhaka-fold|#1f4f7a', 0.9, 0.84, 0.5, 4],
      ['dhaka-fold|#9c2337', 0.76, 0.88, 0.54, -3],
      ['topi|#b3203a', 0.62, 0.95, 0.42],
      ['yarn|#d39b2b', 0.93, 0.97, 0.24],
      ['shawl|#2c5f47', 0.52, 0.83, 0.3, -4],
    ],
  },
  'himal-pass': {
    sky: ['#15264a', '#6f8fb8'],
    stars: true,
    snow: true,
    flags: true,
    hills: ['#5d7597', '#3f5878', '#2c4160', '#1d2c47'],
    pieces: [
      ['tent|#e0a12b', 0.78, 0.9, 0.6],
      ['flashlight|#d9532b', 0.6, 0.95, 0.28, -8],
      ['sleeping-bag|#b3263a', 0.93, 0.95, 0.36],
    ],
  },
  'himal-wear': {
    sky: ['#cfe3ec', '#f6f3ea'],
    snow: true,
    sun: '#fffbe6',
    hills: ['#b9c9d3', '#8aa3ac', '#5f8084', '#47645f'],
    pieces: [
      ['coat|#5f93b8', 0.72, 0.9, 0.62],
      ['socks|#8a2f45', 0.88, 0.93, 0.36, 5],
      ['billed-cap|#c9a878', 0.57, 0.92, 0.32, -5],
      ['goggles|#7a4fb0', 0.93, 0.55, 0.2],
    ],
  },
};
