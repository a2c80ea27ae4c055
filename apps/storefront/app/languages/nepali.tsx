import { Outlet } from 'react-router';
import { PageError } from '../layout/page-error.tsx';
import { LocalizedPage } from '../layout/localized-page.tsx';
import { common } from '../messages/ne-NP/common.ts';
import { footer } from '../messages/ne-NP/footer.ts';

const words = { ...common, ...footer };

/** Every screen of the shop in this language: only the words of the page's language travel. */
export default function Nepali() {
  return (
    <LocalizedPage language="ne-NP" words={words}>
      <Outlet />
    </LocalizedPage>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <LocalizedPage language="ne-NP" words={words}>
      <PageError error={error} />
    </LocalizedPage>
  );
}
