import type { CallError } from './call.ts';

/** Whether the same may be taken later: the shop was not reached, is busy or could not. */
export const passes = ({ status, code }: CallError): boolean =>
  code === 'offline' || code === 'login-required' || status === 429 || status >= 500;
