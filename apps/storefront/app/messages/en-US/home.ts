/** The words of the front page: sent with it. */
export const home = {
  'home.empty': 'The shop has just opened. Its first products appear here soon.',
  'home.newest': 'New arrivals',
  'home.discount': 'On discount',
  'home.bestSelling': 'Best sellers',
  'home.provinces': 'From {n} provinces',
  'home.provincesAll': 'From seven provinces',
  'home.province': '{province} Province',
  'promise.pay': 'Pay on delivery',
  'promise.fee': 'Fee shown before you order',
  'promise.returns.one': 'Return in one day',
  'promise.returns': 'Return in {n} days',
  'home.slides': 'Offers',
  'home.slide': 'Slide {n} of {total}',
  'home.look': 'See more',
} as const;

export type HomeWords = Record<keyof typeof home, string>;
