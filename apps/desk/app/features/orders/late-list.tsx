import Mail from 'lucide-react/icons/mail';
import { dayText } from '@haat/contract/core/time/dates';
import { shopNameIn } from '@haat/contract/core/language';
import type { LateSeller } from '@haat/contract/orders/owning/schemas';
import { maxCounted } from '@haat/contract/orders/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { ContactLinks } from './contact-links.tsx';

/** Sellers who are late: with what, since when, and how to reach them. */
export const LateList = ({ sellers }: { sellers: LateSeller[] }) => (
  <ol className="grid gap-3">
    {sellers.map((seller) => (
      <LateRow key={seller.vendor._id} seller={seller} />
    ))}
  </ol>
);

function LateRow({ seller: { vendor, phone, people, awayUntil, ...late } }: { seller: LateSeller }) {
  const { t, language, href } = useLanguage();
  return (
    <li className="grid gap-2 desk-row">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <a
          className="tap inline-flex items-center font-semibold wrap-anywhere hover:underline"
          href={href(`/shop/${vendor.slug}`)}
          target="_blank"
        >
          {shopNameIn(language, vendor)}
        </a>
        {awayUntil && (
          <span className="text-sm text-soft">{t('late.away', { day: dayText(awayUntil, language) })}</span>
        )}
      </p>
      <ul className="grid gap-1 text-sm">
        {(['toConfirm', 'toSend', 'toAnswer'] as const).map((kind) => (
          <Overdue key={kind} words={`late.${kind}`} of={late[kind]} />
        ))}
      </ul>
      {phone && <ContactLinks phone={phone} />}
      <ul className="flex flex-wrap gap-2">
        {people.map(({ firstName, lastName, email }) => (
          <li key={email}>
            <a className={buttonLook('quiet', 's')} href={`mailto:${encodeURIComponent(email)}`}>
              <Mail aria-hidden size={18} />
              {t('late.mail', { name: `${firstName} ${lastName}` })}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface OverdueProps {
  words: 'late.toConfirm' | 'late.toSend' | 'late.toAnswer';
  of: LateSeller['toConfirm'];
}

function Overdue({ words, of }: OverdueProps) {
  const { t, language, digits } = useLanguage();
  if (!of) return null;
  const n = `${digits(of.count)}${of.count >= maxCounted ? '+' : ''}`;
  return (
    <li className="flex flex-wrap justify-between gap-x-3">
      <span className="font-medium text-bad">{t(words, { n })}</span>
      <time dateTime={of.oldest} className="text-soft">
        {t('late.since', { when: momentText(of.oldest, language) })}
      </time>
    </li>
  );
}
