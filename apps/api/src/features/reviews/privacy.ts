import { and, asc, desc, eq } from 'drizzle-orm';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Person, PersonalData } from '../../core/privacy.ts';
import { reviews } from './tables.ts';
import { deleteReview, followUp } from './write.ts';
import type { Aftermath } from './write.ts';

const areOwn = ({ shopId, accountId }: Person) =>
  and(eq(reviews.shopId, shopId), eq(reviews.accountId, accountId));

/** A shopper's reviews with their photos: they carry the name and go with it, and products' ratings follow. */
export const reviewsOfPerson = (parts: Pick<Dependencies, 'changes' | 'uploads' | 'log'>): PersonalData => ({
  name: 'reviews',
  async exportData(db, person) {
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
  async eraseData(tx, person) {
    // In the order in which orders count what they sold: neither waits for the other.
    const own = await tx
      .select({ productId: reviews.productId })
      .from(reviews)
      .where(areOwn(person))
      .orderBy(asc(reviews.productId));
    const gone: (Aftermath & { productId: string })[] = [];
    for (const { productId } of own)
      gone.push({ productId, ...(await deleteReview(tx, { ...person, productId })) });
    return async () => {
      for (const { productId, ...after } of gone)
        await followUp(parts, { shopId: person.shopId, productId }, after);
    };
  },
});
