import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import Tag from 'lucide-react/icons/tag';
import Warehouse from 'lucide-react/icons/warehouse';
import { useWaiting } from '../features/alerts/waiting.ts';
import { Navigation } from './navigation.tsx';

export function SellerPlaces() {
  const { orders, inbox } = useWaiting();
  return (
    <Navigation
      home="/desk"
      places={[
        {
          ...{ to: '/desk', words: 'nav.today', Icon: House },
          holds: ['/desk/money', '/desk/insight', '/desk/reviews'],
        },
        { to: '/desk/orders', words: 'nav.orders', Icon: Package, waiting: orders },
        { to: '/desk/inbox', words: 'nav.inbox', Icon: MessagesSquare, waiting: inbox },
        { to: '/desk/products', words: 'nav.products', Icon: Tag },
        { to: '/desk/stock', words: 'nav.stock', Icon: Warehouse },
        {
          ...{ to: '/desk/settings', words: 'nav.settings', Icon: Settings },
          holds: ['/desk/page', '/desk/helpers'],
        },
      ]}
    />
  );
}
