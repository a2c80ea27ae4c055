/** The words of logging out: fetched when somebody does. */
export const signOut = {
  'logout.idle': 'user has not been logged out yet',
  'logout.request': 'Logging out...',
  'logout.done': 'You are logged out.',
  'logout.error':
    'You are logged out on this device. We could not reach the shop; the session there will end by itself.',
} as const;

export type SignOutWords = Record<keyof typeof signOut, string>;
