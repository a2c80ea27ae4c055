import { describe, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { originOf } from './origin.ts';

const at = (PUBLIC_URL: string, subdomain = 'haat') => originOf(readEnv({ PUBLIC_URL }), subdomain);

describe('where a shop is reached from outside', () => {
  // spec: choosing.39
  test('is PUBLIC_URL for the default shop, and a name under its host for another one', () => {
    expect(at('https://haat.example')).toBe('https://haat.example');
    expect(at('https://haat.example/', 'himal')).toBe('https://himal.haat.example');
    expect(at('http://localhost:3000', 'himal')).toBe('http://himal.localhost:3000');
  });

  test('is not known without PUBLIC_URL, nor for another shop under an address of numbers', () => {
    expect(at('')).toBeNull();
    expect(at('http://192.0.2.7:3000')).toBe('http://192.0.2.7:3000');
    expect(at('http://192.0.2.7:3000', 'himal')).toBeNull();
  });

  test.each([
    'haat.example',
    'ftp://haat.example',
    'https://haat.example/shop',
    'https://a@b.example',
    'https://',
  ])('no start with PUBLIC_URL %s', (wrong) =>
    expect(() => readEnv({ PUBLIC_URL: wrong })).toThrow(/PUBLIC_URL: an origin like/),
  );
});
