import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { listTerms } from '@haat/contract/catalog/owning/dictionary/calls';
import type { DictionaryTerm } from '@haat/contract/catalog/owning/dictionary/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { SearchField } from '@haat/web/ui/form/search-field.tsx';
import { MoreButton } from '@haat/web/ui/list/more-button.tsx';
import { TermDialog } from './term-dialog.tsx';

interface TermListProps {
  q: string | undefined;
  page: { terms: DictionaryTerm[]; next: string | null };
  onChanged: () => void;
}

export function TermList({ q = '', page, onChanged }: TermListProps) {
  const { t, href } = useLanguage();
  const [edited, setEdited] = useState<DictionaryTerm | 'new' | null>(null);
  const list = useMore(
    page,
    ({ terms }) => terms,
    (after) => call(listTerms, { ...(q && { q }), after, size: 50 }),
  );
  return (
    <>
      <SearchField
        action={href('/desk/shop/search')}
        q={q}
        labels={{ field: t('dictionary.search'), button: t('products.find') }}
      />
      <Button className="justify-self-start" onClick={() => setEdited('new')}>
        <Plus size={18} aria-hidden />
        {t('dictionary.add')}
      </Button>
      {list.rows.length === 0 && <EmptyState title={t('dictionary.none')} hint={t('dictionary.noneHint')} />}
      <ul className="grid gap-2 empty:hidden">
        {list.rows.map((term) => (
          <li key={term._id} className="flex items-center justify-between gap-3 desk-row">
            <span className="grid min-w-0 text-sm wrap-anywhere">
              <b>{term.word}</b>
              {term.means.length > 0 && <span>= {term.means.join(', ')}</span>}
              {term.kindOf.length > 0 && (
                <span className="text-soft">{t('dictionary.isKind', { names: term.kindOf.join(', ') })}</span>
              )}
            </span>
            <Button
              kind="quiet"
              size="s"
              aria-label={`${t('stock.edit')}: ${term.word}`}
              onClick={() => setEdited(term)}
            >
              {t('stock.edit')}
            </Button>
          </li>
        ))}
      </ul>
      <MoreButton list={list} words={t('products.more')} />
      {edited && (
        <TermDialog
          term={edited === 'new' ? null : edited}
          onDone={() => {
            setEdited(null);
            onChanged();
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
