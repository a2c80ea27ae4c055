import { standing } from '../core/standing.tsx';
import { Newsletter } from './newsletter.tsx';

const loadColumns = async () => (await import('./footer-columns.tsx')).FooterColumns;
const loadBottom = async () => (await import('./footer-bottom.tsx')).FooterBottom;
const Columns = standing(loadColumns, import.meta.env.SSR ? await loadColumns() : null);
const Bottom = standing(loadBottom, import.meta.env.SSR ? await loadBottom() : null);

/** The end of every page (spec §2): only the newsletter box in it needs the browser. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-surface pb-20">
      <div className="frame grid gap-x-10 gap-y-8 py-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr]">
        <Columns />
        <Newsletter />
      </div>
      <Bottom />
    </footer>
  );
}
