import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { nepaliPhone } from '@haat/contract/addresses/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';

/** Ways to reach a customer by the phone of their order: a call, and for a mobile Viber and WhatsApp. */
export function ContactLinks({ phone }: { phone: string }) {
  const { t, digits } = useLanguage();
  const known = nepaliPhone(phone) ?? phone;
  // A landline begins with the 0 of its area and has neither of the two.
  const isMobile = known.startsWith('9');
  const look = buttonLook('quiet', 's');
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <a className={look} href={`tel:${isMobile ? `+977${known}` : known}`}>
          <Phone aria-hidden size={18} />
          {t('order.call')} <span className="sr-only">{digits(phone)}</span>
        </a>
      </li>
      {isMobile && (
        <>
          <li>
            <a className={look} href={`viber://chat?number=%2B977${known}`}>
              <MessageCircle aria-hidden size={18} />
              {t('order.viber')}
            </a>
          </li>
          <li>
            <a className={look} href={`https://wa.me/977${known}`} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden size={18} />
              {t('order.whatsapp')}
            </a>
          </li>
        </>
      )}
    </ul>
  );
}
