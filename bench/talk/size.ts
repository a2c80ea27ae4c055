/** Orders of one vendor, and accounts of the shop (issue 'The market talks', figures). */
export const soldOrders = 50_000;
export const people = 4_000;
/** So many are connected and say nothing while others talk. */
export const idleSockets = 1_000;
/** Conversations, and messages a second in all of them. */
export const pairs = 50;
export const messagesPerSecond = 100;
