/**
 * The icons by which browsers, phones and search engines show a shop, with the pixels of an edge. The API draws them
 * from the shop's favicon; of a `maskable` one a phone may cut off the corners.
 */
export const icons = {
  'icon-32': 32,
  'icon-180': 180,
  'icon-192': 192,
  'icon-512': 512,
  'maskable-192': 192,
  'maskable-512': 512,
} as const;
/** An icon's name without `.png`; its figure is the pixels of an edge. */
export type IconName = keyof typeof icons;

/** Where an icon lies, on every shop's own host. */
export const iconPath = (name: IconName) => `/icons/${name}.png`;
