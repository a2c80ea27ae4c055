import { DoubleTaps } from '@haat/web/platform/navigation/double-taps.tsx';
import { RouteAnnouncer } from '@haat/web/platform/navigation/route-announcer.tsx';
import { PrefetchLinks } from '@haat/web/platform/navigation/prefetch.tsx';
import { prefetchIslands } from './prefetch-islands.ts';
import { Connection } from './connection.tsx';
import { ScrollDirection } from './scroll-direction.tsx';
import { FinishLogin } from './finish-login.tsx';
import { SendWaiting } from './send-waiting.tsx';

/** What every page has without showing it, and what nobody needs before the first move. */
export function ShellLate() {
  return (
    <>
      <RouteAnnouncer />
      <PrefetchLinks also={prefetchIslands} />
      <FinishLogin />
      <SendWaiting />
      <Connection />
      <DoubleTaps />
      <ScrollDirection />
    </>
  );
}
