import { data } from 'react-router';
import type { PageHandle } from '@haat/web/platform/api/page.ts';

export const handle = { cache: 'public' } satisfies PageHandle;

/** Every address of the shop that is none: the language's error page, with the status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
