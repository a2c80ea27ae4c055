import { Outlet } from 'react-router';
import { Shell } from '../blocks/shell.tsx';
import { PageError } from '../blocks/page-error.tsx';
import { Speaking } from '../core/language.tsx';
import { common } from '../messages/ne-NP/common.ts';
import { footer } from '../messages/ne-NP/footer.ts';

const words = { ...common, ...footer };

/** Every screen of the shop in this language: only the words of the page's language travel. */
export default function Nepali() {
  return (
    <Speaking language="ne-NP" words={words}>
      <Shell>
        <Outlet />
      </Shell>
    </Speaking>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Speaking language="ne-NP" words={words}>
      <Shell>
        <PageError error={error} />
      </Shell>
    </Speaking>
  );
}
