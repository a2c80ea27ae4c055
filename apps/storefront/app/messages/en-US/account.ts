/** The words of login and profile: sent with the screens that show them. */
export const account = {
  'login.title': 'Log in',
  'login.intro': 'Log in to order, track your orders and save products to your wishlist.',
  'login.submit': 'Log in',
  'login.submitting': 'Logging in...',
  'login.idle': 'user has not been signed in yet',
  'login.done': 'You are logged in.',
  'login.sessionOver': 'Your session is over. Please log in again.',
  'login.already': 'You are logged in as {name}.',
  'problem.wrong-credentials': 'The email or password is incorrect.',
  'problem.not-activated': 'Your account is not active yet. Please open the link in the email we sent you.',
  'profile.title': 'My Account',
  'profile.orders': 'My Orders',
  'wishlist.title': 'Wishlist',
  'wishlist.empty': 'Your wishlist is empty',
  'wishlist.emptyHint': 'Tap the heart on a product to save it here.',
} as const;

export type AccountWords = Record<keyof typeof account, string>;
