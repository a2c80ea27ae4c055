import AlarmClock from 'lucide-react/icons/alarm-clock';
import BookA from 'lucide-react/icons/book-a';
import ChartColumn from 'lucide-react/icons/chart-column';
import FileText from 'lucide-react/icons/file-text';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import HandHelping from 'lucide-react/icons/hand-helping';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Mail from 'lucide-react/icons/mail';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import Newspaper from 'lucide-react/icons/newspaper';
import Palette from 'lucide-react/icons/palette';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import { mayOpen } from '../features/account/seller.ts';
import type { Place } from './navigation.tsx';

export const ownerHome = '/desk/shop';

const places: readonly Place[] = [
  { to: ownerHome, words: 'nav.shop', Icon: House },
  { to: '/desk/shop/late', words: 'late.title', Icon: AlarmClock, wideOnly: true },
  { to: '/desk/shop/insight', words: 'insight.title', Icon: ChartColumn, wideOnly: true },
  { to: '/desk/shop/profile', words: 'nav.profile', Icon: Store },
  { to: '/desk/shop/look', words: 'nav.look', Icon: Palette },
  { to: '/desk/shop/choices', words: 'nav.choices', Icon: SlidersHorizontal, wideOnly: true },
  { to: '/desk/shop/categories', words: 'nav.categories', Icon: LayoutGrid, wideOnly: true },
  { to: '/desk/shop/search', words: 'dictionary.title', Icon: BookA, wideOnly: true },
  { to: '/desk/shop/delivery', words: 'nav.delivery', Icon: Truck },
  { to: '/desk/shop/sellers', words: 'nav.sellers', Icon: Users, wideOnly: true },
  { to: '/desk/shop/helpers', words: 'helpers.title', Icon: HandHelping, wideOnly: true, access: 'holder' },
  {
    ...{ to: '/desk/shop/money', words: 'shopMoney.title', Icon: Wallet },
    ...{ wideOnly: true, access: 'with-money' },
  },
  { to: '/desk/shop/messages', words: 'nav.messages', Icon: MessageSquareWarning },
  { to: '/desk/shop/newsletter', words: 'field.newsletter', Icon: Mail, wideOnly: true },
  { to: '/desk/shop/front', words: 'nav.front', Icon: GalleryHorizontal, wideOnly: true },
  { to: '/desk/shop/blogs', words: 'nav.blogs', Icon: Newspaper, wideOnly: true },
  { to: '/desk/shop/pages', words: 'nav.pages', Icon: FileText, wideOnly: true },
  { to: '/desk/shop/audit', words: 'nav.audit', Icon: History, wideOnly: true, access: 'holder' },
];

export const ownerPlacesOf = (account: Parameters<typeof mayOpen>[0]): Place[] =>
  places.filter(({ access }) => mayOpen(account, access));
