import { useEffect, useRef, useState } from 'react';
import { serverEvents } from '@haat/contract/inquiry/events';
import type { Room } from '@haat/contract/inquiry/events';
import type { Change } from '@haat/contract/inquiry/thread';
import { typingStopsAfter } from '@haat/contract/inquiry/rules';
import { listen } from '@haat/web/platform/realtime/channel.ts';
import type { Say } from '@haat/web/platform/realtime/channel.ts';
import { joinRoom } from '@haat/web/platform/realtime/join-room.ts';
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
    let leave: (() => void) | undefined;
    let fading: number | undefined;
    // What was said before was not heard; the database knows it.
    const catchUp = () => changed.current();
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
    const stop = listen({
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
        leave?.();
        leave = joinRoom(speak, room, {
          onJoined: () => {
            say.current = speak;
            catchUp();
          },
          onRefused: catchUp,
        });
      },
      onDisconnect: () => {
        say.current = undefined;
        setTyping(false);
      },
    });
    return () => {
      clearTimeout(fading);
      say.current = undefined;
      leave?.();
      stop();
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
