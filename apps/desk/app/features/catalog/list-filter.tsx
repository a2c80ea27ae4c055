import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { SearchField } from '@haat/web/ui/form/search-field.tsx';

interface ListFilterProps<Kind extends string> {
  path: string;
  q: string | undefined;
  only: Kind | undefined;
  kinds: readonly Kind[];
  /** What else stands in the address, and stays there. */
  beside?: Record<string, string>;
  words: { search: string; find: string; which: string; all: string; of: (kind: Kind) => string };
}

/** A search of a list, and what it can be narrowed to. Both stand in the address. */
export function ListFilter<Kind extends string>({
  path,
  q = '',
  only,
  kinds,
  beside = {},
  words,
}: ListFilterProps<Kind>) {
  const { href } = useLanguage();
  const queryOf = (kind: Kind | undefined) =>
    String(new URLSearchParams({ ...(kind && { only: kind }), ...(q && { q }), ...beside }));
  return (
    <div className="grid gap-3">
      <SearchField action={href(path)} q={q} labels={{ field: words.search, button: words.find }}>
        {Object.entries({ ...(only && { only }), ...beside }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SearchField>
      <nav aria-label={words.which}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...kinds].map((kind) => (
            <li key={kind ?? 'all'}>
              <LocalLink
                to={`${path}?${queryOf(kind)}`}
                aria-current={kind === only ? 'page' : undefined}
                className={chipLook(kind === only)}
              >
                {kind === undefined ? words.all : words.of(kind)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
