import type { Drawing } from './drawing.ts';
import { dhakaFold, khukuri, madal, prayerFlags, rug, shawl, singingBowl, topi } from './drawn-crafts.ts';
import { bottle, cooker, earbuds, gasStove, kettle, poles, powerBank, sleepingBag } from './drawn-goods.ts';
import { carton, pouch, preserve, tin } from './drawn-packs.ts';

/** Every drawing of our own, by the name a picture's recipe uses. */
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
  'gas-stove': gasStove,
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
