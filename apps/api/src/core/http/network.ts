import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of an address, for whatever is counted by where it comes from: one household has a whole /64 of IPv6
 * addresses. An IPv4 address, also one that is written as IPv6, stands for itself; so does what is no address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (mapped) return [6, 7].flatMap((at) => bytesOf(groups[at] ?? 0)).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const before = numbersIn(head);
  if (tail === undefined) return before;
  const after = numbersIn(tail);
  const zeros = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}

const numbersIn = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (isIPv4(group) ? pairsOf(group) : [Number.parseInt(group, 16)]));

function pairsOf(ipv4: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff];
