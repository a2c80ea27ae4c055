import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { orderEvents } from '@haat/contract/orders/events';
import { patiently } from '@haat/web/platform/hydration/patiently.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

type OrderNews = z.output<(typeof orderEvents)['VendorOrderMessage']>;

interface News {
  userId: string;
  wanted: boolean;
  onNews: (news: OrderNews) => void;
  /** Something may have been missed. */
  onConnect: () => void;
}

/** Hears of the own orders as their sellers move them on (spec §4), for as long as there is one under way. */
export function useOrderNews({ userId, wanted, onNews, onConnect }: News): void {
  const { language } = useLanguage();
  const act = useRef({ onNews, onConnect });
  useEffect(() => {
    act.current = { onNews, onConnect };
  });
  useEffect(() => {
    if (!wanted || userId === '') return;
    let stop: (() => void) | undefined;
    let left = false;
    const hear = (payload: unknown) => {
      const { success, data } = orderEvents.VendorOrderMessage.safeParse(payload);
      if (success) act.current.onNews(data);
    };
    const start = async () => {
      const { listen } = await patiently(() => import('@haat/web/platform/realtime/channel.ts'));
      if (left) return;
      const events = { VendorOrderMessage: hear };
      stop = listen({ userId, language, events, onConnect: () => act.current.onConnect() });
    };
    void start();
    return () => {
      left = true;
      stop?.();
    };
  }, [userId, wanted, language]);
}
