import { Outlet } from 'react-router';
import { PageError } from '../layout/page-error.tsx';
import { LocalizedPage } from '../layout/localized-page.tsx';
import { common } from '../messages/en-US/common.ts';
import { footer } from '../messages/en-US/footer.ts';

const words = { ...common, ...footer };

/** Every screen of the shop in this language: only the words of the page's language travel. */
export default function English() {
  return (
    <LocalizedPage language="en-US" words={words}>
      <Outlet />
    </LocalizedPage>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <LocalizedPage language="en-US" words={words}>
      <PageError error={error} />
    </LocalizedPage>
  );
}
