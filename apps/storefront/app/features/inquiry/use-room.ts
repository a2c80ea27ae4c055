import { useEffect, useReducer, useRef } from 'react';
import { serverEvents } from '@haat/contract/inquiry/events';
import type { Room } from '@haat/contract/inquiry/events';
import type { Change } from '@haat/contract/inquiry/thread';
import { typingStopsAfter } from '@haat/contract/inquiry/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { listen } from '@haat/web/platform/realtime/channel.ts';
import type { Say } from '@haat/web/platform/realtime/channel.ts';
import { joinRoom } from '@haat/web/platform/realtime/join-room.ts';
import { connectionAfter, firstConnection } from './connection.ts';
import type { Conversation } from './outbox.ts';
import { onSent } from './sending.ts';

// Who has not typed on for so many milliseconds has gone, though nobody said so.
const typingLasts = 8_000;

/**
 * The connection of a conversation, for as long as its dialog is open: joins the room after every connect, hears the
 * seller, and tells of the own typing (spec §4, §7).
 * @param onNews there may be something new, or this is
 */
export function useRoom({ user, vendor, product }: Conversation, onNews: (change?: Change) => void) {
  const { language } = useLanguage();
  const [connection, happened] = useReducer(connectionAfter, firstConnection);
  const say = useRef<Say | null>(null);
  const news = useRef(onNews);
  useEffect(() => {
    news.current = onNews;
  });
  useEffect(() => {
    const room: Room = { userId: user, vendorId: vendor, productId: product };
    let idle: ReturnType<typeof setTimeout> | undefined;
    let leave: (() => void) | undefined;
    const typing = (is: boolean) => {
      clearTimeout(idle);
      if (is) idle = setTimeout(() => happened({ kind: 'typing', typing: false }), typingLasts);
      happened({ kind: 'typing', typing: is });
    };
    const inRoom = (then: (change?: Change) => void) => (payload: unknown) => {
      const { success, data } = serverEvents.conversationChanged.safeParse(payload);
      if (success && data.vendorId === vendor && data.productId === product) then(data.change);
    };
    const join = (saying: Say) => {
      leave?.();
      leave = joinRoom(saying, room, {
        onJoined: (online) => {
          say.current = saying;
          happened({ kind: 'joined', online });
          // What was said before is not heard any more.
          news.current();
        },
        onRefused: (passes) => happened({ kind: passes ? 'busy' : 'refused' }),
      });
    };
    const stop = listen({
      userId: user,
      language,
      events: {
        vendorTyping: inRoom(() => typing(true)),
        vendorStoppedTyping: inRoom(() => typing(false)),
        conversationChanged: inRoom((change) => {
          // The seller has answered; a question is somebody's on this side.
          if (!change?.question) typing(false);
          news.current(change);
        }),
        vendorPresence: (payload) => {
          const { success, data } = serverEvents.vendorPresence.safeParse(payload);
          if (success && data.vendorId === vendor) happened({ kind: 'presence', online: data.online });
        },
      },
      onConnect: join,
      onDisconnect: () => {
        say.current = null;
        happened({ kind: 'lost' });
      },
    });
    const unhear = onSent((question, sent) => {
      const { user: by, vendor: to, product: on } = sent;
      say.current?.('NewQuestion', { user: by, vendor: to, product: on, content: question.content });
    });
    return () => {
      clearTimeout(idle);
      say.current = null;
      leave?.();
      unhear();
      stop();
    };
  }, [user, vendor, product, language]);
  return { connection, typing: useTyping({ user, vendor, product }, say) };
}

/** Tells the seller that the shopper types, and, a second after the last key, that they stopped. */
function useTyping({ user, vendor, product }: Conversation, say: { current: Say | null }) {
  const stopping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(stopping.current), []);
  return (is: boolean) => {
    const room: Room = { userId: user, vendorId: vendor, productId: product };
    const stop = () => {
      stopping.current = undefined;
      say.current?.('userStoppedTyping', room);
    };
    if (is && stopping.current === undefined) say.current?.('userTyping', room);
    const wasTyping = stopping.current !== undefined;
    clearTimeout(stopping.current);
    stopping.current = undefined;
    if (is) stopping.current = setTimeout(stop, typingStopsAfter);
    else if (wasTyping) stop();
  };
}
