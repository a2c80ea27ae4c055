import { computersAndPhones } from './catalog/electronics-computers-and-phones.ts';
import { soundAndLight } from './catalog/electronics-sound-and-light.ts';
import { everydayWear } from './catalog/everyday-wear.ts';
import { farProvinces } from './catalog/far-provinces.ts';
import { handicrafts } from './catalog/handicrafts.ts';
import { himalGear } from './catalog/himal-gear.ts';
import { himalTrailFood } from './catalog/himal-trail-food.ts';
import { household } from './catalog/household.ts';
import { kitchenAndDining } from './catalog/kitchen-and-dining.ts';
import { outdoor } from './catalog/outdoor.ts';
import { pantry } from './catalog/pantry.ts';
import { shawlsAndScarves } from './catalog/shawls-and-scarves.ts';
import { shoesAndBags } from './catalog/shoes-and-bags.ts';
import { teaAndCoffee } from './catalog/tea-and-coffee.ts';
import type { DemoProduct } from './types.ts';

export const haatProducts: DemoProduct[] = [
  ...handicrafts,
  ...shawlsAndScarves,
  ...everydayWear,
  ...shoesAndBags,
  ...outdoor,
  ...kitchenAndDining,
  ...household,
  ...teaAndCoffee,
  ...pantry,
  ...farProvinces,
  ...computersAndPhones,
  ...soundAndLight,
];

export const himalProducts: DemoProduct[] = [...himalGear, ...himalTrailFood];
