import type { Question } from '../schemas.ts';

/** A question of a conversation, in its place, with so many replies. */
export const aQuestion = (seq: number, replies = 0): Question => ({
  _id: `q${seq}`,
  content: `question ${seq}`,
  createdAt: '2026-11-21T06:00:00Z',
  replies: Array.from({ length: replies }, (_, at) => ({
    _id: `r${seq}.${at}`,
    content: `reply ${at}`,
    createdAt: `2026-11-21T07:0${at}:00Z`,
    offerMove: null,
    automatic: false,
  })),
  seq,
  clientId: `c${seq}`,
  offer: null,
});
