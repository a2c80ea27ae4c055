import { clientEvents } from '@haat/contract/inquiry/events';
import type { Room, serverEvents } from '@haat/contract/inquiry/events';
import type { Change } from '@haat/contract/inquiry/thread';
import type { OfferStatus } from '@haat/contract/inquiry/offer-states';
import type { DeskNews, RoomJoined } from '@haat/contract/core/channel';
import type { Peer } from '../../core/realtime/peer.ts';
import type { Sockets } from '../../core/realtime/sockets.ts';
import type { Conversation } from './conversation.ts';

/** What browsers hear about questions. Call it after the commit: what was rolled back is not told. */
export interface InquiryChannel {
  /** A conversation has changed: both of its sides take over the change, or look. */
  changed(conversation: Conversation, change?: Change): void;
  /** The vendor's desks hear of something new to them. */
  news(conversation: Conversation, news: DeskNews): void;
  /** The shopper hears the words of a reply (spec §7). */
  replied(conversation: Conversation, said: { content: string; questionId: string }): void;
  /** Both sides hear where an offer is now. */
  offerMoved(conversation: Conversation, said: { offerId: string; status: OfferStatus }): void;
}

type Event = keyof typeof serverEvents;

/** Both sides of a conversation have a room of their own, for what only the other one is to hear. */
const roomOf = (
  { accountId, vendorId, productId }: Omit<Conversation, 'shopId'>,
  side: 'shopper' | 'vendor',
) => `${side}:${accountId}:${vendorId}:${productId}`;
/** How the rooms begin of all that a shopper talks about with a vendor. */
const talksWith = ({ accountId, vendorId }: Pick<Conversation, 'accountId' | 'vendorId'>) =>
  `shopper:${accountId}:${vendorId}:`;
/** Everybody who waits for a vendor to come online. */
const waitingFor = (vendorId: string) => `waiting:${vendorId}`;

const wireOf = ({ accountId, vendorId, productId }: Omit<Conversation, 'shopId'>): Room => ({
  userId: accountId,
  vendorId,
  productId,
});

/** Whether there can be a conversation about this product with this vendor. */
type IsTheirs = (about: Omit<Conversation, 'accountId'>) => Promise<boolean>;

/** The socket door of inquiry; who speaks is decided by the connection's session. */
export function inquiryChannel(sockets: Sockets, isTheirs: IsTheirs): InquiryChannel {
  sockets.on('joinRoom', clientEvents.joinRoom, (said, peer) => join(sockets, isTheirs, peer, said));
  sockets.on('leaveRoom', clientEvents.leaveRoom, (said, peer) => {
    const about = conversationOf(peer, said);
    peer.leave(roomOf(about, 'shopper'));
    peer.leave(roomOf(about, 'vendor'));
    // Whoever talks with the vendor about something else still waits for it.
    if (!peer.isInOneOf(talksWith(about))) peer.leave(waitingFor(about.vendorId));
  });
  listenForTyping(sockets);
  listenForNewQuestion(sockets);
  sockets.presence.onChange(({ shopId, vendorId }, online) =>
    sockets.tellRoomsHere({ shopId, rooms: [waitingFor(vendorId)] }, 'vendorPresence' satisfies Event, {
      vendorId,
      online,
    }),
  );
  return {
    changed: (conversation, change) =>
      sockets.tellRooms(
        { ...conversation, rooms: [roomOf(conversation, 'shopper'), roomOf(conversation, 'vendor')] },
        'conversationChanged' satisfies Event,
        { ...wireOf(conversation), ...(change && { change }) },
      ),
    offerMoved: (conversation, said) =>
      sockets.tellRooms(
        { ...conversation, rooms: [roomOf(conversation, 'shopper'), roomOf(conversation, 'vendor')] },
        'offerMoved' satisfies Event,
        { ...said, ...wireOf(conversation) },
      ),
    news: (conversation, news) => sockets.tellVendor(conversation, 'deskNews', news),
    replied: ({ shopId, accountId, ...about }, said) =>
      sockets.tellRooms(
        { shopId, accountId, rooms: [roomOf({ accountId, ...about }, 'shopper')] },
        'Vendormessage' satisfies Event,
        said,
      ),
  };
}

const conversationOf = ({ shopId }: Peer, { userId, vendorId, productId }: Room): Conversation => ({
  shopId,
  accountId: userId.toLowerCase(),
  vendorId: vendorId.toLowerCase(),
  productId: productId.toLowerCase(),
});

/** On which side of a conversation somebody stands; null for a stranger. */
function sideOf({ session }: Peer, { accountId, vendorId }: Conversation): 'shopper' | 'vendor' | null {
  if (session?.accountId === accountId) return 'shopper';
  return session?.vendorId === vendorId ? 'vendor' : null;
}

async function join(sockets: Sockets, isTheirs: IsTheirs, peer: Peer, said: Room): Promise<RoomJoined> {
  const about = conversationOf(peer, said);
  const side = sideOf(peer, about);
  const no = (refused: NonNullable<RoomJoined['refused']>) => {
    peer.refuse(refused);
    return { joined: false, online: false, refused };
  };
  if (!side) return no(peer.session ? 'notYours' : 'loginFirst');
  if (!(await isTheirs(about))) return no('notHere');
  if (!peer.join(roomOf(about, side))) return no('tooMuch');
  if (side === 'shopper') peer.join(waitingFor(about.vendorId));
  const online = await sockets.presence.isOnline(about);
  peer.say('vendorPresence' satisfies Event, { vendorId: about.vendorId, online });
  return { joined: true, online };
}

/** Passes on who is typing, from a room that was joined to its other side. */
function listenForTyping({ on, tellRooms }: Sockets): void {
  for (const event of ['userTyping', 'userStoppedTyping'] as const)
    on(
      event,
      clientEvents[event],
      (said, peer) => {
        const about = conversationOf(peer, said);
        if (!peer.isIn(roomOf(about, 'shopper'))) return peer.refuse('notYours');
        const { shopId, vendorId } = about;
        tellRooms(
          { shopId, vendorId, rooms: [roomOf(about, 'vendor')] },
          event satisfies Event,
          wireOf(about),
        );
      },
      { light: true },
    );
  for (const event of ['vendorTyping', 'vendorStoppedTyping'] as const)
    on(
      event,
      clientEvents[event],
      (said, peer) => {
        const about = conversationOf(peer, said);
        if (!peer.isIn(roomOf(about, 'vendor'))) return peer.refuse('notYours');
        tellRooms(
          { shopId: about.shopId, rooms: [roomOf(about, 'shopper')] },
          event satisfies Event,
          wireOf(about),
        );
      },
      { light: true },
    );
}

/**
 * A shopper's page says that there is a new question (spec §7). The desks heard of it when it was stored, with all that it says, so they
 * are told nothing more.
 */
function listenForNewQuestion({ on }: Sockets): void {
  on('NewQuestion', clientEvents.NewQuestion, ({ user, vendor, product }, peer) => {
    const about = conversationOf(peer, { userId: user, vendorId: vendor, productId: product });
    if (!peer.isIn(roomOf(about, 'shopper'))) peer.refuse(peer.session ? 'notYours' : 'loginFirst');
  });
}
