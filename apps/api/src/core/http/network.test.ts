import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressOf, networkOf } from './network.ts';

// spec: security.15
test('a household of IPv6 addresses is one network, and the next household another', () => {
  const home = [
    '2001:db8:0:7::1',
    '2001:DB8::7:1:2:3:4',
    '2001:db8:0:7:ffff:ffff:ffff:ffff',
    '2001:db8:0:7::%eth0',
    '2001:db8:0:7::%br-lan.2',
  ];
  expect(new Set(home.map(networkOf))).toEqual(new Set(['2001:db8:0:7::/64']));
  expect(networkOf('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

// spec: security.15
test('an IPv4 address is a network of its own, however it is written', () => {
  for (const written of ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:c633:6407'])
    expect(networkOf(written)).toBe('198.51.100.7');
  expect(networkOf('64:ff9b::198.51.100.7')).toBe('64:ff9b:0:0::/64');
  expect(networkOf('')).toBe('');
});

test('of an address no more proxies are believed than there are', () => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '203.0.113.9' });
  const asked = new IncomingMessage(socket);
  asked.headers['x-forwarded-for'] = '1.1.1.1, 2.2.2.2';
  expect([0, 1, 2, 5].map((proxies) => addressOf(asked, proxies))).toEqual([
    '203.0.113.9',
    '2.2.2.2',
    '1.1.1.1',
    '1.1.1.1',
  ]);
});
