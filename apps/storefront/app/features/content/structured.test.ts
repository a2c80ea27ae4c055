import { describe, expect, it } from 'vitest';
import type { ShopProfile } from '@haat/contract/tenant/schemas';
import { organizationFact, siteFact } from './structured.ts';

const profile: ShopProfile = {
  shopName: 'Haat',
  shopNameNe: null,
  logo: null,
  favicon: null,
  intro: 'The open market',
  introNe: null,
  email: 'namaste@haat.test',
  phone: '',
  address: 'Mangal Bazaar 7, Lalitpur',
  addressNe: 'मङ्गल बजार ७, ललितपुर',
  messagingNumber: null,
  whatsappLink: null,
  facebookLink: 'https://www.facebook.com/',
  instagramLink: 'https://www.instagram.com/haat.nepal',
  tiktokLink: 'nonsense',
  registrationNo: null,
  pan: null,
};
const place = { language: 'ne-NP', origin: 'https://haat.example' } as const;

describe('a shop for search engines', () => {
  // spec: choosing.41
  it('is reached as its profile says, and nothing is said that it leaves open', () => {
    const fact = JSON.parse(JSON.stringify(organizationFact(profile, place)));
    expect(fact).toEqual({
      '@type': 'Organization',
      name: 'Haat',
      url: 'https://haat.example/ne',
      logo: 'https://haat.example/icons/icon-512.png',
      email: 'namaste@haat.test',
      address: { '@type': 'PostalAddress', streetAddress: 'मङ्गल बजार ७, ललितपुर', addressCountry: 'NP' },
      sameAs: ['https://www.instagram.com/haat.nepal'],
    });
  });

  // spec: choosing.41
  it('can be searched in the language of the page', () => {
    expect(siteFact(profile, place)).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://haat.example/ne/search/{search_term_string}' } },
    });
  });
});
