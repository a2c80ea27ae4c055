import { useEffect, useRef, useState } from 'react';
import { deskEvents } from '@haat/contract/core/channel';
import { deskOrderEvents } from '@haat/contract/orders/events';
import { listen } from '@haat/web/platform/realtime/channel.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { announce } from './news.ts';
import type { AlertKind } from './alert-settings.ts';

const kinds: Record<'question' | 'offer' | 'order', AlertKind> = {
  question: 'questions',
  offer: 'offers',
  order: 'orders',
};

// Milliseconds in which a line usually stands.
const grace = 8_000;

interface DeskNews {
  userId: string;
  vendorId: string;
  onStale: () => void;
  onSessionOver: () => void;
}

/**
 * Hears of what comes for the vendor for as long as the desk is open, which is what shoppers see as 'online' (spec §2).
 * @returns whether the line stands; while it is opened for the first time, yes
 */
export function useDeskNews({ userId, vendorId, onStale, onSessionOver }: DeskNews): boolean {
  const { language } = useLanguage();
  const [connected, setConnected] = useState(true);
  const act = useRef({ onStale, onSessionOver });
  useEffect(() => {
    act.current = { onStale, onSessionOver };
  });
  useEffect(() => {
    // One that never stands, as where its library can't be had, is told of like one that is lost.
    const late = setTimeout(() => setConnected(false), grace);
    const stop = listen({
      userId,
      language,
      events: {
        deskNews: (payload) => {
          const { success, data } = deskEvents.deskNews.safeParse(payload);
          if (!success) return;
          announce(kinds[data.kind], data._id);
          act.current.onStale();
        },
        orderMoved: (payload) => {
          if (deskOrderEvents.orderMoved.safeParse(payload).success) act.current.onStale();
        },
      },
      onConnect: (say) => {
        clearTimeout(late);
        setConnected(true);
        say('deskOpen', vendorId);
        // What came before it stood was not heard; the database knows it.
        act.current.onStale();
      },
      onDisconnect: () => setConnected(false),
      onSessionOver: () => act.current.onSessionOver(),
    });
    return () => {
      clearTimeout(late);
      stop();
    };
  }, [userId, vendorId, language]);
  return connected;
}
