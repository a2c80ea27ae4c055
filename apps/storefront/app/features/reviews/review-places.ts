/** The place of the reviews on a product's page: the stars below the title lead there. */
export const reviewsHash = '#reviews';

/** The same place with the form open: where a guest who wanted to write comes back to after the login. */
export const writingHash = '#write-review';
