/** The words of what sellers and owners see of their sales. */
export const insight = {
  'insight.title': 'Figures',
  'insight.of': 'Figures of {vendor}',
  'insight.wholeShop': 'The whole shop',
  'insight.span': 'Over which days',
  'insight.days': '{n} days',
  'insight.revenue': 'Revenue',
  'insight.sold': 'Sold',
  'insight.orders': 'Orders',
  'insight.rule':
    'An order counts on the day it was placed. It is sold once it is confirmed, unless it comes back; cancelled orders and what came back are no revenue. Revenue is the price of the goods, without delivery.',
  'insight.revenueByDay': 'Revenue by day',
  'insight.ordersByDay': 'Orders by day',
  'insight.most': 'Most: {value} on {day}',
  'insight.none': 'None in these days',
  'insight.asTable': 'Each day as a table',
  'insight.byDay': 'By day',
  'insight.day': 'Day',
  'insight.products': 'What brought most',
  'insight.product': 'Product',
  'insight.pieces': 'Pieces',
  'insight.vendors': 'By seller',
  'insight.vendor': 'Seller',
} as const;

export type InsightWords = Record<keyof typeof insight, string>;
