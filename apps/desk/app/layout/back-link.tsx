import ChevronLeft from 'lucide-react/icons/chevron-left';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';

export const BackLink = ({ to, words }: { to: string; words: string }) => (
  <LocalLink
    className="-ms-2 tap inline-flex items-center gap-1 justify-self-start text-sm text-soft"
    to={to}
  >
    <ChevronLeft aria-hidden size={18} />
    {words}
  </LocalLink>
);
