import { useEffect, useRef, useState } from 'react';
import { roomJoined, serverEvents } from '@haat/contract/inquiry/events';
import type { Room } from '@haat/contract/inquiry/events';
import type { Change } from '@haat/contract/inquiry/thread';
import { typingStopsAfter } from '@haat/contract/inquiry/rules';
import type { Say } from '@haat/web/platform/realtime/channel.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useSeller } from '../account/seller.ts';

/** Somebody who says no more for so many milliseconds is not typing any more, whatever was not heard. */
const typingFades = 5_000;

/**
 * A conversation as it happens: what is new in it, who is typing, and that the seller is.
 * @param onChanged hears that something is new, or what it is
 */
export function useRoom({ userId, vendorId, productId }: Room, onChanged: (change?: Change) => void) {
  const { language } = useLanguage();
  const { account } = useSeller();
  const [typing, setTyping] = useState(false);
  const say = useRef<Say>(undefined);
  const own = useRef<{ typing: boolean; timer: number | undefined }>({ typing: false, timer: undefined });
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });

  useEffect(() => {
    const room = { userId, vendorId, productId };
    let stop: (() => void) | undefined;
    let left = false;
    let fading: number | undefined;
    const messageIn = (payload: unknown) => {
      const { success, data } = serverEvents.conversationChanged.safeParse(payload);
      return success && data.userId === userId && data.productId === productId ? data : null;
    };
    const hearTyping = (on: boolean) => (payload: unknown) => {
      if (!messageIn(payload)) return;
      clearTimeout(fading);
      setTyping(on);
      if (on) fading = window.setTimeout(() => setTyping(false), typingFades);
    };
    const start = async () => {
      const { listen } = await import('@haat/web/platform/realtime/channel.ts');
      if (left) return;
      stop = listen({
        userId: account._id,
        language,
        events: {
          conversationChanged: (payload) => {
            const message = messageIn(payload);
            if (message) changed.current(message.change);
          },
          userTyping: hearTyping(true),
          userStoppedTyping: hearTyping(false),
        },
        onConnect: (speak) => {
          speak('joinRoom', room, (answer) => {
            const { success, data } = roomJoined.safeParse(answer);
            if (!success || !data.joined) return;
            if (left) speak('leaveRoom', room);
            else say.current = speak;
          });
          // What was missed meanwhile the database knows.
          changed.current();
        },
        onDisconnect: () => {
          say.current = undefined;
          setTyping(false);
        },
      });
    };
    // Without it the conversation is as it was loaded.
    start().catch(() => {});
    return () => {
      left = true;
      clearTimeout(fading);
      say.current?.('leaveRoom', room);
      say.current = undefined;
      stop?.();
    };
  }, [userId, vendorId, productId, account._id, language]);

  const stopTyping = () => {
    clearTimeout(own.current.timer);
    if (own.current.typing) say.current?.('vendorStoppedTyping', { userId, vendorId, productId });
    own.current.typing = false;
  };
  const onType = () => {
    clearTimeout(own.current.timer);
    if (!own.current.typing) say.current?.('vendorTyping', { userId, vendorId, productId });
    own.current.typing = true;
    own.current.timer = window.setTimeout(stopTyping, typingStopsAfter);
  };
  return { typing, onType, onSent: stopTyping };
}
