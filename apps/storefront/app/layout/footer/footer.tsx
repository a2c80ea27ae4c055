import { island } from '../../platform/hydration/island.tsx';
import { Newsletter } from './newsletter.tsx';

const Columns = island(async () => (await import('./footer-columns.tsx')).FooterColumns, {
  when: 'first-move',
});
const Bottom = island(async () => (await import('./footer-bottom.tsx')).FooterBottom, { when: 'first-move' });

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
