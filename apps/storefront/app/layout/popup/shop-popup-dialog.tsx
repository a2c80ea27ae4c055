import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';

/** A popup in one language, as the home screen's loader returns it. */
export interface PopupContent {
  _id: string;
  image: string | null;
  title: string;
  text: string;
  /** A path of this shop, or a web address. */
  link: string | null;
  /** The last day in Nepal on which it is shown; null where it has none. */
  lastDay: string | null;
}

export function PopupDialog({ popup, onClose }: { popup: PopupContent; onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <Dialog title={popup.title} closeLabel={t('close')} bare width="26rem" onClose={onClose}>
      {popup.image && (
        <Picture
          src={popup.image}
          alt=""
          width={832}
          height={624}
          first
          // On a phone lower than the slide behind it, so that it is never the largest thing painted.
          className="aspect-5/2 w-full bg-sunken object-cover md:aspect-4/3"
          fallback={null}
        />
      )}
      <div className={`grid grid-cols-1 gap-3 p-6 text-center ${popup.image ? '' : 'pt-14'}`}>
        <p className="text-lg font-bold">{popup.title}</p>
        <p className="text-soft">{popup.text}</p>
        {popup.link && <Follow link={popup.link} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Follow({ link, onClose }: { link: string; onClose: () => void }) {
  const { t } = useLanguage();
  const look = buttonLook('primary');
  if (/^\/(?!\/)/.test(link))
    return (
      <ShopLink to={link} onClick={onClose} className={look}>
        {t('popup.look')}
      </ShopLink>
    );
  if (!link.startsWith('https://')) return null;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={look}>
      {t('popup.look')}
    </a>
  );
}
