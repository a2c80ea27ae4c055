import { haatProducts, himalProducts } from './products.ts';
import { daysAgo, demoId } from './ids.ts';
import type { DemoOrder, DemoOrderStatus, DemoProduct } from './types.ts';

const sequence: DemoOrderStatus[] = ['pending', 'confirmed', 'dispatched', 'arrived', 'delivered'];

interface Row {
  key: string;
  status: DemoOrderStatus;
  days: number;
  deliveryFee: number;
  message?: string;
  /** Slug and quantity; all of one vendor. */
  items: [slug: string, quantity: number][];
}

/** Each step of the way there, some eighteen hours apart; a cancelled order went from pending. */
function historyOf(row: Row): DemoOrder['history'] {
  const steps: DemoOrderStatus[] =
    row.status === 'cancelled'
      ? ['pending', 'cancelled']
      : sequence.slice(0, sequence.indexOf(row.status) + 1);
  return steps.map((status, at) => ({ status, at: daysAgo(row.days - at * 0.75) }));
}

const ordersOf = (shop: string, products: DemoProduct[], rows: Row[]): DemoOrder[] =>
  rows.map((row) => {
    const items = row.items.map(([slug, quantity]) => {
      const product = products.find((one) => one.slug === slug);
      if (!product) throw new Error(`an order of ${slug}, which ${shop} does not sell`);
      return { product, quantity };
    });
    return {
      id: demoId('order', `${shop}/${row.key}`),
      personId: demoId('account', `${shop}/shopper`),
      vendorId: items[0]!.product.vendorId,
      addressId: demoId('address', `${shop}/shopper/home`),
      status: row.status,
      createdAt: daysAgo(row.days),
      items: items.map(({ product, quantity }) => ({
        productId: product.id,
        quantity,
        price: product.sellingPrice,
      })),
      deliveryFee: row.deliveryFee,
      message: row.message ?? '',
      history: historyOf(row),
    };
  });

/** What shopper@haat.test has bought: one order in each status. */
export const haatOrders = ordersOf('haat', haatProducts, [
  {
    key: 'tihar-lamps',
    status: 'pending',
    days: 0.4,
    deliveryFee: 70,
    message: 'Before Laxmi Puja, please.',
    items: [
      ['clay-diya-lamps-for-tihar-pack-of-12', 2],
      ['felt-marigold-garland-1-5-m', 1],
    ],
  },
  {
    key: 'tea',
    status: 'confirmed',
    days: 1.6,
    deliveryFee: 70,
    items: [
      ['masala-chiya-blend-for-milk-tea-250-g', 2],
      ['akabare-chilli-pickle-300-g', 1],
    ],
  },
  {
    key: 'headphones',
    status: 'dispatched',
    days: 2.5,
    deliveryFee: 70,
    items: [['wireless-over-ear-headphones-40-hours', 1]],
  },
  {
    key: 'topi',
    status: 'arrived',
    days: 4.2,
    deliveryFee: 70,
    message: 'Size 22, for my father.',
    items: [['dhaka-topi-classic-palpali-pattern', 1]],
  },
  {
    key: 'cooker',
    status: 'delivered',
    days: 21,
    deliveryFee: 70,
    items: [
      ['pressure-cooker-3-litre-stainless-steel', 1],
      ['long-handled-broom-of-amriso-grass', 1],
    ],
  },
  {
    key: 'boots',
    status: 'cancelled',
    days: 33,
    deliveryFee: 70,
    message: 'Sorry, found my old pair.',
    items: [['leather-hiking-boots-waterproof', 1]],
  },
]);

export const himalOrders = ordersOf('himal', himalProducts, [
  {
    key: 'socks',
    status: 'dispatched',
    days: 2.2,
    deliveryFee: 120,
    items: [['thick-trekking-socks-two-pairs', 1]],
  },
  { key: 'bag', status: 'delivered', days: 26, deliveryFee: 0, items: [['expedition-sleeping-bag-25-c', 1]] },
]);
