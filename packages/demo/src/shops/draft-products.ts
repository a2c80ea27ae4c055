import { daysAgo, demoId, pick, slugOf } from './ids.ts';
import type {
  Backdrop,
  BothLanguages,
  DemoImage,
  DemoProduct,
  DemoVariant,
  NameValue,
  Pose,
  Shot,
} from './types.ts';

/** A product as its file writes it; `productsFrom` completes it. */
export interface Draft {
  title: string;
  ne?: string;
  /** Rupees. */
  price: number;
  /** Rupees, when the product is reduced. */
  mark?: number;
  stock: number;
  /** Low-stock threshold; 5 unless said. */
  low?: number;
  art: string;
  /** Poses of the pictures, apart by spaces; `with:teapot` puts a teapot beside. The first is the main one. */
  poses: string;
  paint?: string;
  label?: string;
  backdrop?: Backdrop;
  angle?: number;
  /** Name and hex; each colour gets a picture of its own. */
  colors?: [string, string][];
  sizes?: string[];
  /** `Name: value; Name: value`, like the three below. */
  extra?: string;
  specs: string;
  options?: string;
  attributes?: string;
  /** Lines; a line that begins with `- ` is a list item, any other a paragraph. */
  en: string;
  inNepali?: string;
  video?: string;
}

/** What a vendor's products in one category have in common. */
export interface DraftShared {
  shop: string;
  vendor: string;
  category: string;
  location: BothLanguages;
  /** Last paragraph of each English description: the seller's own terms. */
  closing: string;
}

const pairs = (text = ''): NameValue[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const colon = part.indexOf(':');
      return { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() };
    });

/** Lines to the paragraphs and lists the rich-text rules allow. */
export function richText(text: string): string {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .map((line, at) => {
      if (!line.startsWith('- ')) return `<p>${line}</p>`;
      const open = lines[at - 1]?.startsWith('- ') ? '' : '<ul>';
      const close = lines[at + 1]?.startsWith('- ') ? '' : '</ul>';
      return `${open}<li>${line.slice(2)}</li>${close}`;
    })
    .join('');
}

const poseWords: Record<Pose, string> = {
  front: '',
  turned: ', from the side',
  close: ', close up',
  pair: ', two of them',
  trio: ', three of them',
  with: ', in use',
  boxed: ', with its box',
};

function imagesOf(draft: Draft, name: string): DemoImage[] {
  const asked = draft.poses.split(' ').map((word) => {
    const [pose, beside] = word.split(':') as [Pose, string | undefined];
    return { pose, beside };
  });
  const base: Omit<Shot, 'pose'> = {
    art: draft.art,
    paint: draft.paint ?? draft.colors?.[0]?.[1],
    label: draft.label,
    angle: draft.angle,
  };
  const main = asked[0]!;
  const colours = (draft.colors ?? [])
    .slice(1)
    .map(([color, paint]) => ({ color, shot: { ...base, ...main, paint } }));
  const first = { color: draft.colors?.[0]?.[0], shot: { ...base, ...main, backdrop: draft.backdrop } };
  const rest = asked.slice(1).map((pose) => ({ color: undefined, shot: { ...base, ...pose } }));
  return [first, ...colours, ...rest].slice(0, 5).map(({ color, shot }, at) => ({
    name: `${name}-${at + 1}`,
    altText: `${draft.title}${color ? `, ${color}` : ''}${poseWords[shot.pose]}`,
    isPrimary: at === 0,
    ...(color ? { color } : {}),
    shot,
  }));
}

function variantsOf(draft: Draft): DemoVariant[] {
  const extraProperties = pairs(draft.extra);
  const sizes: (string | undefined)[] = draft.sizes ?? [undefined];
  const colours: ([string, string] | undefined)[] = draft.colors ?? [undefined];
  if (!draft.sizes && !draft.colors && extraProperties.length === 0) return [];
  return colours.flatMap((colour) =>
    sizes.map((size) => ({
      ...(size ? { size } : {}),
      ...(colour ? { color: colour[0], colorPicker: colour[1] } : {}),
      extraProperties,
    })),
  );
}

function complete(shared: DraftShared, draft: Draft): DemoProduct {
  const slug = slugOf(draft.title);
  const key = `${shared.shop}/${slug}`;
  const mark = draft.mark ?? draft.price;
  const name = `${shared.shop}-${slug}`.slice(0, 60).replace(/-$/, '');
  return {
    id: demoId('product', key),
    slug,
    title: draft.title,
    ...(draft.ne ? { titleNe: draft.ne } : {}),
    vendorId: demoId('vendor', `${shared.shop}/${shared.vendor}`),
    innerCatId: demoId('category', `${shared.shop}/${shared.category}`),
    sellingPrice: draft.price,
    markPrice: mark,
    discount: String(Math.round(((mark - draft.price) / mark) * 100)),
    description: richText(`${draft.en}\n${shared.closing}`),
    ...(draft.inNepali ? { descriptionNe: richText(draft.inNepali) } : {}),
    images: imagesOf(draft, name),
    ...(draft.video ? { videoUrl: draft.video } : {}),
    variants: variantsOf(draft),
    specifications: pairs(draft.specs),
    options: pairs(draft.options),
    attributes: pairs(draft.attributes),
    inventory: { stockQuantity: draft.stock, lowStockThreshold: draft.low ?? 5, location: shared.location },
    views: 18 + Math.round((pick(`views ${key}`, 1000) / 1000) ** 3 * 2400),
    createdAt: daysAgo(1 + pick(`made ${key}`, 118_000) / 1000),
  };
}

/** The drafts of one vendor in one category as whole products: slugs, ids, pictures, variants and dates follow from the title. */
export const productsFrom = (about: DraftShared, drafts: Draft[]): DemoProduct[] =>
  drafts.map((draft) => complete(about, draft));
