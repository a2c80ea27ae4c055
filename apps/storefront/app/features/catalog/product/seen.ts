/** A product that was looked at, as the browser remembers it. Price in whole rupees. */
export interface SeenProduct {
  title: string;
  slug: string;
  price: number;
  image: string | null;
}

interface Seen {
  shop: string;
  products: SeenProduct[];
}

const maxSeen = 8;

/** Where it lies in the browser's storage, for each shop by itself. It never leaves the browser. */
export const seenKey = (subdomain: string): string => `seen-${subdomain}`;

/** A storage that is not ours is read as far as it makes sense. */
export function readSeen(value: unknown): Seen {
  const { shop, products } = (value ?? {}) as Partial<Record<keyof Seen, unknown>>;
  return {
    shop: typeof shop === 'string' ? shop : '',
    products: Array.isArray(products) ? products.filter(isSeen).slice(0, maxSeen) : [],
  };
}

function isSeen(value: unknown): value is SeenProduct {
  const { title, slug, price, image } = (value ?? {}) as Partial<Record<keyof SeenProduct, unknown>>;
  const isPictured = image === null || typeof image === 'string';
  return typeof title === 'string' && typeof slug === 'string' && typeof price === 'number' && isPictured;
}

export function rememberSeen(subdomain: string, shop: string, product: SeenProduct): void {
  const key = seenKey(subdomain);
  try {
    const { products } = readSeen(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const rest = products.filter(({ slug }) => slug !== product.slug);
    localStorage.setItem(key, JSON.stringify({ shop, products: [product, ...rest].slice(0, maxSeen) }));
  } catch {
    // Full or forbidden storage: it is remembered nowhere.
  }
}
