import type { Role } from '@haat/contract/core/session';

/** Which shop a request is for, by its cookie, its host or the default (design D12). */
export interface ShopMark {
  id: string;
  subdomain: string;
}

/** Who is asking, as the session says: never as the payload says. */
export interface Session {
  accountId: string;
  role: Role;
  /** The vendor a seller, or a seller's helper, works for. */
  vendorId: string | null;
  /** What a helper of a desk may see of its money; null for whoever the desk belongs to, and for shoppers. */
  helper: { seesMoney: boolean } | null;
  /** SHA-256 of the token that opened it. */
  tokenHash: string;
}

/** What a handler knows besides its input. */
export interface RequestContext {
  shop: ShopMark;
  session: Session | null;
  /** Where the shop's pages are reached, for links in mails; without a slash at the end. */
  origin: string;
  /** The caller's address, for limits and logs. */
  ip: string;
  userAgent: string | null;
  /** What the caller's browser is known by to limits, where it has been here before: it carries no authority. */
  device: string | null;
  /** Has the caller's browser keep what it is known by. */
  keepDevice(device: string): void;
  /** `Idempotency-Key`, where the call has one. */
  idempotencyKey: string | null;
  /** Names what the answer was made from, so that a page holding it can be dropped when that changes (design D4). */
  tag(...tags: string[]): void;
  /** Names what the answer shows among much else, as a list does: a page holding it may be two seconds behind. */
  tagListed(...tags: string[]): void;
}

export interface AuthContext extends RequestContext {
  session: Session;
}
