import { yearNow } from '@haat/contract/core/time/dates';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx';

const Columns = island(async () => (await import('./footer-columns.tsx')).FooterColumns, {
  when: 'first-move',
  once: true,
});
const Bottom = island(async () => (await import('./footer-bottom.tsx')).FooterBottom, {
  when: 'first-move',
  once: true,
});

/** The end of every page (spec §2): only the newsletter box in it needs the browser. */
export function Footer() {
  return (
    <footer className="bg-surface pb-4 md:pb-16">
      <div className="dhaka" />
      <div className="frame grid gap-x-10 gap-y-2 pt-4 pb-4 sm:gap-y-8 sm:py-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr]">
        <Columns />
        <NewsletterBox />
      </div>
      <Bottom year={yearNow()} />
    </footer>
  );
}
