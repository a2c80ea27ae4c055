import { localized } from '../core/language.ts';
import type { Language } from '../core/language.ts';
import type { Vendor } from './schemas.ts';

type Placed = Pick<Vendor, 'city' | 'cityNe' | 'district' | 'districtNe'>;

/** Where a seller is at home: `Pokhara, Kaski`; a district that is called as its city is named once. */
export const placeOfSeller = (language: Language, { city, cityNe, district, districtNe }: Placed): string => {
  const names = [localized(language, city, cityNe), localized(language, district, districtNe)];
  return [...new Set(names)].filter((name) => name !== '').join(', ');
};
