import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * The network of an address, for whatever is counted by where it comes from: one household has a whole /64 of IPv6
 * addresses. An IPv4 address, also one that is written as IPv6, stands for itself; so does what is no address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The zone behind an address says which cable it came by.
  const ip = ipaddr.process(address.split('%', 1)[0] ?? '');
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  const prefix = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** So many proxies in front are believed about where a request comes from, and no more. */
export const trustProxies = (proxies: number) => (_address: string, hop: number) => hop < proxies;

/** The caller's address of a request that no route of Fastify's answers, by the same proxies as `request.ip`. */
export const addressOf = (request: IncomingMessage, proxies: number): string =>
  proxyAddr(request, trustProxies(proxies));
