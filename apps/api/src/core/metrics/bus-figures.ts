import type { Bus } from '../bus/bus.ts';
import type { Figure } from './figures.ts';

/** Whether the process hears the others, for the metrics, and how often it may have missed something. */
export function busFigures(bus: Bus): Figure[] {
  let missed = 0;
  bus.onMissed(() => {
    missed += 1;
  });
  return [
    {
      name: 'haat_bus_connected',
      help: 'Whether what other processes change is heard; 1 for a process that is alone',
      kind: 'gauge',
      read: () => (bus.isConnected ? 1 : 0),
    },
    {
      name: 'haat_bus_missed_total',
      help: 'How often something of other processes may have been missed, and everything kept was dropped',
      kind: 'counter',
      read: () => missed,
    },
  ];
}
