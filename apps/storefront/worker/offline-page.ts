// Runs in the page that the service worker shows without a connection: what the browser itself knows, from its storage.
import { digits, rupeesText } from '@haat/contract/core/money';
import type { Language } from '@haat/contract/core/language';
import { readSeen, seenKey } from '../app/features/catalog/product/seen.ts';

const language = document.documentElement.lang as Language;
const home = language === 'ne-NP' ? '/ne' : '';

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

const shop = /(?:^|; )subdom=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
const seen = readSeen(kept(seenKey(shop)));

if (seen.shop) document.querySelector('header p')!.textContent = seen.shop;
paint(kept('shop-theme'));
show(
  'cart',
  linesIn(kept('myCart')).map(({ title, slug, image, price, quantity }) => ({
    title,
    slug,
    image,
    price: `${digits(quantity, language)} × ${rupeesText(price, language)}`,
  })),
);
const total = linesIn(kept('myCart')).reduce((sum, { price, quantity }) => sum + price * quantity, 0);
document.querySelector('#total')!.textContent = rupeesText(total, language);
show(
  'seen',
  seen.products.map((each) => ({ ...each, price: rupeesText(each.price, language) })),
);

const again = () => location.reload();
document.querySelector('button')!.addEventListener('click', again);
addEventListener('online', again);

/** The shop's own colour on the button, with the text that reads on it. */
function paint(theme: unknown): void {
  const colour = (theme as { primaryColor?: unknown } | null)?.primaryColor;
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/i.test(colour)) return;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const { style } = document.documentElement;
  style.setProperty('--primary', colour);
  style.setProperty('--on-primary', red * 0.3 + green * 0.59 + blue * 0.11 > 150 ? '#000' : '#fff');
}

interface Line {
  title: string;
  slug: string;
  image: string | null;
  price: number;
  quantity: number;
}

/** The lines that can be understood; the cart's own screens tell of the rest. */
function linesIn(value: unknown): Line[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: Partial<Line> | null) => {
    const { title, slug, image, price, quantity } = entry ?? {};
    if (typeof title !== 'string' || typeof slug !== 'string') return [];
    if (typeof price !== 'number' || typeof quantity !== 'number' || quantity < 1) return [];
    return [{ title, slug, image: typeof image === 'string' ? image : null, price, quantity }];
  });
}

function show(id: 'cart' | 'seen', entries: (Omit<Line, 'price' | 'quantity'> & { price: string })[]): void {
  const section = document.getElementById(id)!;
  section.hidden = entries.length === 0;
  const entry = document.querySelector('template')!;
  for (const { title, slug, image, price } of entries) {
    const item = entry.content.cloneNode(true) as DocumentFragment;
    const link = item.querySelector('a')!;
    link.href = `${home}/product/${encodeURIComponent(slug)}`;
    link.querySelector('b')!.textContent = title;
    link.querySelector('span')!.textContent = price;
    const picture = link.querySelector('img')!;
    // It may lie in the browser's own store still.
    picture.addEventListener('error', () => (picture.hidden = true));
    if (image?.startsWith('/')) picture.src = image;
    else picture.hidden = true;
    section.querySelector('ul')!.append(item);
  }
}
