import { nextStatuses } from '@haat/contract/orders/rules';
import type { OrderStatus } from '@haat/contract/orders/rules';

/** Where a seller takes orders, one after another; cancelling is another matter. */
export const moves = ['confirmed', 'dispatched', 'arrived', 'delivered'] as const;
export type Move = (typeof moves)[number];

/** The next step of an order; null where there is none. */
export const nextMove = (status: OrderStatus): Move | null =>
  moves.find((move) => nextStatuses(status).includes(move)) ?? null;
