/** The place of the reviews on a product's page: the stars below the title lead there. */
export const reviewsHash = '#reviews';
