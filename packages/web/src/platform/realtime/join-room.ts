import { roomJoined } from '@haat/contract/core/channel';
import type { Say } from './channel.ts';

// What the shop opens later is asked for again after so many milliseconds.
const busyFor = 15_000;

interface Joining {
  /** From now on what is said in it is heard: what was said before is asked for now, not earlier. */
  onJoined: (online: boolean) => void;
  /** @param passes whether it is asked for again: the shop opens it later */
  onRefused?: (passes: boolean) => void;
}

/**
 * Joins a room on a connection that stands (spec §7); with the next connection it is joined anew.
 * @returns leaves it, or has it never joined
 */
export function joinRoom(say: Say, room: object, { onJoined, onRefused }: Joining): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let isJoined = false;
  let isLeft = false;
  const join = () =>
    say('joinRoom', room, (answer) => {
      const { success, data } = roomJoined.safeParse(answer);
      isJoined = success && data.joined;
      // The screen was left while this was under way.
      if (isLeft) return leave();
      if (success && data.joined) return onJoined(data.online);
      const passes = !success || data.refused === undefined || data.refused === 'tooMuch';
      onRefused?.(passes);
      if (passes) again = setTimeout(join, busyFor);
    });
  const leave = () => {
    isLeft = true;
    clearTimeout(again);
    if (isJoined) say('leaveRoom', room);
    isJoined = false;
  };
  join();
  return leave;
}
