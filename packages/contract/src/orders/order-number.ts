/** What an order is called: the end of its id, which is random, and short enough to say on the phone. */
export const orderNumber = (id: string): string => `#${id.slice(-8).toUpperCase()}`;
