import { PageTold } from '../core/page-told.tsx';
import { Prefetching } from '../core/prefetching.tsx';
import { Connection } from './connection.tsx';
import { FinishLogin } from './finish-login.tsx';

/** What every page has without showing it, and what nobody needs before the first move. */
export function ShellLate() {
  return (
    <>
      <PageTold />
      <Prefetching />
      <FinishLogin />
      <Connection />
    </>
  );
}
