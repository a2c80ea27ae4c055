/** Over how many days figures are shown, today among them. What is older is not kept where shoppers are counted. */
export const spans = [7, 30, 90] as const;
export type Span = (typeof spans)[number];
export const usualSpan: Span = 30;
