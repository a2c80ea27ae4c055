/** Short enough to say on the phone: the end of the id, which is random. */
export const orderNumber = (id: string): string => `#${id.slice(-8).toUpperCase()}`;
