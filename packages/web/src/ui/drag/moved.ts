/** A copy with the one at `from` taken to `to`, which counts without it; both from 0. */
export const moved = <T>(all: readonly T[], from: number, to: number): T[] => {
  const rest = all.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...all.slice(from, from + 1), ...rest.slice(to)];
};
