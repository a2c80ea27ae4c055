/**
 * Every way the server says no: its HTTP status and its default words (design D8). Screens choose the words by
 * code from their own language and fall back to these. `{left}` and the like are filled from the details.
 */
export const problems = {
  'invalid-input': { status: 400, text: 'Please check the marked fields.' },
  'invalid-json': { status: 400, text: 'The request could not be read.' },
  'login-required': { status: 401, text: 'Please login first for better experience' },
  'wrong-credentials': { status: 401, text: 'The email or the password is not right.' },
  'not-activated': {
    status: 403,
    text: 'Your account is not activated yet. We have sent you the activation link again.',
  },
  'signed-in': {
    status: 409,
    text: 'You are signed in already. Please sign out first to make another account.',
  },
  'link-unknown': {
    status: 404,
    text: 'This link is not complete. Please open it from the mail again.',
  },
  'link-used': { status: 410, text: 'This link was used already.' },
  'link-expired': { status: 410, text: 'This link is too old. Please ask for a new one.' },
  'sign-in-lost': {
    status: 400,
    text: 'This sign-in took too long or began in another browser. Please try again.',
  },
  'wrong-password': { status: 403, text: 'The password is not right.' },
  'too-many-passwords': {
    status: 429,
    text: 'Too many wrong passwords. Please wait, or choose a new password by ‘Forgot password?’.',
  },
  'password-common': {
    status: 400,
    text: 'Many people use this password, so it is guessed first. Please choose another one.',
  },
  'password-own': {
    status: 400,
    text: 'This password is your name, your email or the shop’s name. Please choose another one.',
  },
  'sign-in-again': { status: 403, text: 'For your safety, please sign in again before you do this.' },
  'orders-on-the-way': {
    status: 409,
    text: 'You have orders on the way. Your account can be deleted once they are delivered or cancelled.',
  },
  'not-allowed': { status: 403, text: 'Your account may not do this.' },
  'not-for-helpers': { status: 403, text: 'This is for whoever the desk belongs to, not for helpers.' },
  'money-hidden': { status: 403, text: 'You help at this desk without sight of its money.' },
  'at-a-desk': { status: 409, text: 'Whoever has this email works at a desk of this shop already.' },
  'last-owner': { status: 409, text: 'Somebody has to run the shop: the last owner cannot be removed.' },
  'too-many-helpers': { status: 409, text: 'There are 50 helpers already. Please remove one first.' },
  'not-found': { status: 404, text: 'This is not here any more.' },
  'no-such-path': { status: 404, text: 'There is no such address here.' },
  'no-such-shop': { status: 404, text: 'There is no shop at this address.' },
  'out-of-stock': { status: 409, text: 'Sorry, this product is out of stock.' },
  'choice-open': { status: 409, text: 'Please choose a size or a colour first.' },
  'variant-gone': {
    status: 409,
    text: 'This size or colour is no longer offered. Please choose another one.',
  },
  'in-stock': { status: 409, text: 'This is in stock again. You can order it now.' },
  'too-many-waits': {
    status: 409,
    text: 'You are waiting for 50 products already. Please let one go before you wait for another.',
  },
  'too-few-left': { status: 409, text: 'Only {left} left' },
  'stock-changed': {
    status: 409,
    text: 'The count has changed meanwhile: {left} are left now. Please look again before you save yours.',
  },
  'price-changed': {
    status: 409,
    text: 'The price has changed to {price}. Please look again before you order.',
  },
  'total-changed': {
    status: 409,
    text: 'The total has changed to {total}. Please look again before you order.',
  },
  'wrong-vendor': { status: 409, text: 'This product is sold by another seller.' },
  'no-delivery': {
    status: 409,
    text: 'We do not deliver to this area. Please choose another delivery area.',
  },
  'area-not-covering': {
    status: 400,
    text: 'This delivery area does not reach your place. Please choose another one.',
  },
  'too-many-addresses': {
    status: 409,
    text: 'You have 200 addresses already. Please delete one before you save another.',
  },
  'wishlist-full': {
    status: 409,
    text: 'You have 200 products in your wishlist already. Please remove one before you add another.',
  },
  'not-cancellable': { status: 409, text: 'This order is already on its way and cannot be cancelled.' },
  'not-next-step': {
    status: 409,
    text: 'This order has moved on meanwhile. Please look at it again.',
  },
  'push-service-unknown': {
    status: 400,
    text: 'This browser’s push service is not known here, so it cannot be told anything.',
  },
  'more-than-owed': {
    status: 409,
    text: 'This is more than is owed. Please look again: {amount} can be settled now.',
  },
  'product-changed': {
    status: 409,
    text: 'Somebody else has changed this product meanwhile. Please look at it again.',
  },
  'review-changed': {
    status: 409,
    text: 'The shopper has changed this review meanwhile. Please read it again.',
  },
  'changed-meanwhile': {
    status: 409,
    text: 'Somebody else has changed this meanwhile. Please look at it again.',
  },
  'area-in-use': {
    status: 409,
    text: '{count} saved addresses use this area. They have to choose another one when it ends.',
  },
  'has-areas': { status: 409, text: 'Please delete the areas of this place first.' },
  'table-encoding': {
    status: 400,
    text: 'The table is not in UTF-8. Please save it as ‘CSV UTF-8’ in the spreadsheet program.',
  },
  'table-broken': { status: 400, text: 'This file cannot be read as a table (CSV).' },
  'table-heads': {
    status: 400,
    text: 'No column for the name or the ID of a product was found. Please keep the first row as it was saved.',
  },
  'import-running': {
    status: 409,
    text: 'A table is being applied already. Please wait until it is done.',
  },
  'zip-broken': { status: 400, text: 'This file cannot be read as a ZIP.' },
  'zip-empty': { status: 400, text: 'There is no photo in this ZIP.' },
  'zip-too-large': { status: 413, text: 'The ZIP holds too many photos, or too large ones.' },
  'table-too-wide': {
    status: 413,
    text: 'The table has more than {left} columns. Please leave out what is not needed.',
  },
  'table-too-long': { status: 413, text: 'The table has more than {left} rows. Please split it.' },
  'whole-too-long': {
    status: 413,
    text: 'All or nothing takes at most {left} rows here. Please split the table, or have the good rows changed.',
  },
  'seller-suspended': {
    status: 409,
    text: 'This seller is suspended, so that the shop shows nothing of theirs now.',
  },
  'category-open': { status: 400, text: 'Please choose a category that has no other below it.' },
  'category-too-deep': { status: 409, text: 'Categories lie in at most three levels.' },
  'category-in-itself': { status: 409, text: 'A category cannot lie in itself.' },
  'category-has-products': {
    status: 409,
    text: '{count} products lie here. Please choose the category that they go to.',
  },
  'category-has-below': {
    status: 409,
    text: '{count} categories lie below this one, and would go with it.',
  },
  'too-many-categories': {
    status: 409,
    text: 'You have 500 categories already. Please delete one before you add another.',
  },
  'too-many-terms': {
    status: 409,
    text: 'The dictionary holds 2,000 words already. Please delete one before you add another.',
  },
  'already-there': { status: 409, text: 'This is already there.' },
  'too-many-slides': { status: 409, text: 'There are 20 slides already. Please delete one first.' },
  'too-large': { status: 413, text: 'The request is too large.' },
  'photo-type': { status: 400, text: 'File type must be JPEG, PNG, WebP or AVIF' },
  'photo-too-large': { status: 413, text: 'File is larger than 5 MB' },
  'photo-too-small': { status: 400, text: 'File is too small' },
  'too-many-photos': { status: 400, text: 'Too many files' },
  'photo-broken': { status: 400, text: 'This photo cannot be read. Please choose another one.' },
  'video-type': { status: 400, text: 'Videos must be MP4 or WebM.' },
  'video-too-large': { status: 413, text: 'This video is larger than 20 MB.' },
  'video-broken': { status: 400, text: 'This video cannot be read. Please choose another one.' },
  'guest-quantity': {
    status: 409,
    text: 'Without an account you can order up to five of one product. Please log in to order more.',
  },
  'guest-orders': {
    status: 429,
    text: 'Some of your orders are not confirmed yet. Please confirm them first, or log in to order more.',
  },
  'key-reused': { status: 422, text: 'This was already sent with other contents. Please try again.' },
  'message-reused': {
    status: 422,
    text: 'This message was already sent with other words. Please write it again.',
  },
  'question-replied': { status: 409, text: 'This question has a reply already and stays.' },
  'too-many-saved-replies': {
    status: 409,
    text: 'You have 50 saved replies already. Please delete one before you save another.',
  },
  'too-many-replies': { status: 409, text: 'This question has 50 replies already.' },
  'offer-above-price': {
    status: 409,
    text: 'Invalid offer: Your offer should be equal to or less than the product price.',
  },
  'offer-too-low': { status: 409, text: 'Price too low! Minimum acceptable price: {minimum}' },
  'offer-accepted': {
    status: 409,
    text: 'The seller has accepted {price} already. Please buy at that price before you offer again.',
  },
  'offer-moved': { status: 409, text: 'This offer has moved on meanwhile. Please look at it again.' },
  'not-on-sale': {
    status: 409,
    text: 'This is not on sale now, so no price can be agreed for it.',
  },
  'offer-gone': {
    status: 409,
    text: 'The agreed price can no longer be used. Please look again before you order.',
  },
  'too-many-requests': { status: 429, text: 'Too many requests. Please wait a moment.' },
  broken: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, text: 'The shop is busy for a moment. Please try again.' },
} as const;

/** Every code there is. One says one thing, so that a screen never guesses. */
export type ProblemCode = keyof typeof problems;
