import { localized } from '@haat/contract/core/language';
import type { FoundPlace, LocalLevel } from '@haat/contract/addresses/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

export function usePlaceWords() {
  const { t, language, digits } = useLanguage();
  const named = (place: { name: string; nameNe: string }) => localized(language, place.name, place.nameNe);
  const levelText = (level: Pick<LocalLevel, 'name' | 'nameNe' | 'kind'>) =>
    t(`place.${level.kind}`, { name: named(level) });
  return {
    named,
    levelText,
    foundText: (found: FoundPlace): [title: string, under: string] => {
      if (found.level === 'state') return [t('place.stateName', { name: named(found.state) }), ''];
      if (found.level === 'district')
        return [t('place.districtName', { name: named(found.district) }), named(found.state)];
      const where = `${named(found.district)}, ${named(found.state)}`;
      const place = levelText(found);
      if (!found.via) return [place, where];
      const name = named(found.via);
      if (found.ward === null) return [t('place.via', { name, place }), where];
      return [t('place.viaWard', { name, place, n: digits(found.ward) }), where];
    },
  };
}
