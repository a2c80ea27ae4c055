import { and, desc, eq } from 'drizzle-orm';
import { tags } from '../../core/cache.ts';
import type { Parts } from '../../core/parts.ts';
import type { Person, PersonalData } from '../../core/personal.ts';
import { reviews } from './tables.ts';
import { deleteReview, removePhotos } from './write.ts';
import type { Aftermath } from './write.ts';

const areOwn = ({ shopId, accountId }: Person) =>
  and(eq(reviews.shopId, shopId), eq(reviews.accountId, accountId));

/** A shopper's reviews with their photos: they carry the name and go with it, and products' ratings follow. */
export const reviewsOfPerson = ({ uploads, changes }: Pick<Parts, 'uploads' | 'changes'>): PersonalData => ({
  name: 'reviews',
  async gather(db, person) {
    const rows = await db.select().from(reviews).where(areOwn(person)).orderBy(desc(reviews.updatedAt));
    return rows.map(({ id, productId, rating, description, images, createdAt, updatedAt }) => ({
      _id: id,
      productId,
      rating,
      reviewDescription: description,
      images,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }));
  },
  async forget(tx, person) {
    const own = await tx.select({ productId: reviews.productId }).from(reviews).where(areOwn(person));
    const gone: (Aftermath & { productId: string })[] = [];
    for (const { productId } of own)
      gone.push({ productId, ...(await deleteReview(tx, { ...person, productId })) });
    return async () => {
      changes.announce(
        gone.flatMap(({ productId, vendorId }) => [
          tags.reviews(person.shopId, productId),
          tags.product(person.shopId, productId),
          tags.ratings(person.shopId, vendorId),
        ]),
      );
      await removePhotos(
        uploads,
        gone.flatMap(({ dropped }) => dropped),
      );
    };
  },
});
