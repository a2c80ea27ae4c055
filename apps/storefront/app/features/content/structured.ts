import { iconPath } from '@haat/contract/core/icons';
import { localized } from '@haat/contract/core/language';
import type { BlogMark } from '@haat/contract/content/schemas';
import type { ShopProfile } from '@haat/contract/tenant/schemas';
import { fileAddress, pageAddress } from '@haat/web/platform/seo/head.ts';
import type { Fact } from '@haat/web/platform/seo/head.ts';
import type { PageRequest } from '@haat/web/platform/api/page.ts';

type Place = Pick<PageRequest, 'language' | 'origin'>;

export function organizationFact(profile: ShopProfile, place: Place): Fact {
  const { shopName, shopNameNe, email, phone, address, addressNe, pan } = profile;
  const networks = [profile.facebookLink, profile.instagramLink, profile.tiktokLink].filter(leadsSomewhere);
  const street = localized(place.language, address, addressNe);
  return {
    '@type': 'Organization',
    name: localized(place.language, shopName, shopNameNe),
    url: pageAddress('/', place),
    logo: fileAddress(iconPath('icon-512'), place),
    email: email || undefined,
    telephone: phone || undefined,
    taxID: pan ?? undefined,
    address: street ? { '@type': 'PostalAddress', streetAddress: street, addressCountry: 'NP' } : undefined,
    sameAs: networks.length > 0 ? networks : undefined,
  };
}

// A link to a network's front page says nothing about the shop.
const leadsSomewhere = (link: string | null): link is string =>
  link !== null && /^https?:\/\/[^/?#]+\/[^?#]/.test(link);

export const siteFact = ({ shopName, shopNameNe }: ShopProfile, place: Place): Fact => ({
  '@type': 'WebSite',
  name: localized(place.language, shopName, shopNameNe),
  url: pageAddress('/', place),
  inLanguage: place.language,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageAddress('/search/', place)}{search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

export const postFact = (
  { slug, image, publishedAt }: BlogMark,
  { title, description }: { title: string; description: string },
  place: Place,
): Fact => ({
  '@type': 'BlogPosting',
  headline: title,
  description: description || undefined,
  url: pageAddress(`/blog/${encodeURIComponent(slug)}`, place),
  image: image === null ? undefined : fileAddress(image, place),
  datePublished: publishedAt,
  inLanguage: place.language,
});
