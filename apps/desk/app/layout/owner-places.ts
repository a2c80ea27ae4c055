import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import type { Place } from './navigation.tsx';

export const ownerHome = '/desk/shop';

/** Where an owner works. */
export const ownerPlaces: readonly Place[] = [
  { to: ownerHome, words: 'nav.shop', Icon: House },
  { to: '/desk/shop/audit', words: 'nav.audit', Icon: History },
];
