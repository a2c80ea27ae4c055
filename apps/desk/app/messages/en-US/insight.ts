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
  'insight.lookedAt': 'What is looked at',
  'insight.lookedAtHint':
    'How often a product’s page was looked at, in how many orders it was sold, and that as a share of the views. Only pages and orders are counted, never who it was.',
  'insight.views': 'Views',
  'insight.missed': 'Searched for in the shop and not found',
  'insight.missedHint':
    'What shoppers would buy if you had it, or what your products are called by others. What looks like an email or a phone number is not kept.',
  'insight.term': 'Search',
  'insight.times': 'How often',
  'insight.lastDay': 'Last on',
  'insight.vendors': 'By seller',
  'insight.vendor': 'Seller',
} as const;

export type InsightWords = Record<keyof typeof insight, string>;
