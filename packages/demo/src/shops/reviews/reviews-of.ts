import { daysAgo, demoId, pick } from '../ids.ts';
import type { DemoProduct, DemoReview } from '../types.ts';

/**
 * Reviews written as text: `# slug of the product`, then one line a review:
 * `reviewer stars days-ago photos | what they say`.
 */
export function reviewsOf(shop: string, products: DemoProduct[], text: string): DemoReview[] {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  let product: DemoProduct | undefined;
  const reviews: DemoReview[] = [];
  for (const line of text
    .trim()
    .split('\n')
    .map((raw) => raw.trim())) {
    if (line === '') continue;
    if (line.startsWith('# ')) {
      product = bySlug.get(line.slice(2));
      if (!product) throw new Error(`a review of ${line.slice(2)}, which ${shop} does not sell`);
      continue;
    }
    const [head, said] = line.split(' | ');
    const [who, stars, days, photos] = head!.split(' ');
    if (!product || !said || !photos) throw new Error(`not a review: ${line}`);
    const key = `${shop}/${product.slug}/${who}`;
    reviews.push({
      id: demoId('review', key),
      productId: product.id,
      personId: demoId('account', `${shop}/${who}`),
      rating: Number(stars) as DemoReview['rating'],
      reviewDescription: said
        .split(' // ')
        .map((part) => `<p>${part}</p>`)
        .join(''),
      images: Array.from(
        { length: Number(photos) },
        (_, at) => `${product!.images[0]!.name.replace(/-1$/, '')}-${who}-${at + 1}`,
      ),
      updatedAt: daysAgo(Number(days) + pick(key, 800) / 1000),
    });
  }
  return reviews;
}
