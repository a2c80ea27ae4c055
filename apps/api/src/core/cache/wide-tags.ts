export const everything = '*';
const ofShop = '*:';
export const allOf = (shopId: string): string => `${ofShop}${shopId}`;

export const isWide = (tag: string): boolean => tag === everything || tag.startsWith(ofShop);

/** The shop that a tag is of; none for those of all shops. */
export const shopOfTag = (tag: string): string | undefined => tag.split(':', 2)[1];

/** Whether what carries these tags is touched by what was announced. */
export const isTouched = (carried: Iterable<string>, announced: ReadonlySet<string>): boolean => {
  for (const tag of carried)
    if (announced.has(tag) || widerThan(tag).some((wide) => announced.has(wide))) return true;
  return announced.has(everything);
};

export const widerThan = (tag: string): string[] => {
  const shopId = shopOfTag(tag);
  return shopId === undefined ? [everything] : [everything, allOf(shopId)];
};
