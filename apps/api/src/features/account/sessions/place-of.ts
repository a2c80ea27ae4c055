import type { RequestContext } from '../../../core/request-context.ts';
import type { Place } from './places.ts';
import { newToken } from './tokens.ts';

/** From where somebody asks to sign in: a browser that comes for the first time is given what it is known by from now on. */
export const placeOf = ({ device, ip }: RequestContext): Place & { device: string } => ({
  device: device ?? newToken(),
  ip,
});
