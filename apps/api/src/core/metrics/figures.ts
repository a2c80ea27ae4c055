/** Numbers by what they are of. Of few and known things: never by an id, a path or what people write. */
type Numbers = Iterable<readonly [string, number]>;

/** A number that a part of the shop knows of itself, read when somebody asks for the metrics. */
export interface Figure {
  /** As Prometheus spells it, with its unit at the end. */
  name: string;
  help: string;
  /** `counter` for what only grows while the process lives. */
  kind: 'gauge' | 'counter';
  /** What its numbers are by, where there are several. */
  by?: string;
  read: () => number | Numbers | Promise<Numbers>;
}
