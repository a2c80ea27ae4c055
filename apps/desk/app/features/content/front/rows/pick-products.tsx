import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { searchProducts } from '@haat/contract/catalog/calls';
import type { ProductCard } from '@haat/contract/catalog/product';
import type { PickedProduct } from '@haat/contract/content/owning/front/schemas';
import { maxRowProducts } from '@haat/contract/content/rules';
import { shopNameIn, titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Grip } from '@haat/web/ui/drag/grip.tsx';
import { moved } from '@haat/web/ui/drag/moved.ts';
import { useOrderDrag } from '@haat/web/ui/drag/use-order-drag.ts';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { SmallPicture } from '../../../catalog/small-picture.tsx';
import { MoveButtons } from '../../move-buttons.tsx';

type Change = (next: (old: PickedProduct[]) => PickedProduct[]) => void;

interface PickProductsProps {
  picked: PickedProduct[];
  wrong: string | undefined;
  onPicked: Change;
}

/** The products of a row, picked by hand: those that are, in their order, and a search for more. */
export function PickProducts({ picked, wrong, onPicked }: PickProductsProps) {
  const { t, digits } = useLanguage();
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-sm font-medium">{t('front.picked')}</legend>
      <PickedList picked={picked} onPicked={onPicked} />
      {picked.length < maxRowProducts ? (
        <FindProduct
          wrong={wrong}
          taken={picked.map(({ _id }) => _id)}
          onPick={({ _id, title, titleNe, image }) =>
            onPicked((old) => [...old, { _id, title, titleNe, image, active: true }])
          }
        />
      ) : (
        <p className="text-sm text-soft">{t('front.pickFull', { n: digits(maxRowProducts) })}</p>
      )}
    </fieldset>
  );
}

function PickedList({ picked, onPicked }: { picked: PickedProduct[]; onPicked: Change }) {
  const { t, language } = useLanguage();
  const move = (from: number, to: number) => onPicked((old) => moved(old, from, to));
  const { list, gripOf } = useOrderDrag<HTMLOListElement>(move);
  return (
    <ol ref={list} className="grid gap-2 empty:hidden">
      {picked.map((product, at) => {
        const name = titleIn(language, product);
        return (
          <li
            key={product._id}
            className="relative flex flex-wrap items-center gap-x-2 desk-row ps-0 py-1 data-dragged:z-10 data-dragged:shadow-panel"
          >
            <Grip {...gripOf(at)} className="-me-2" />
            <SmallPicture image={product.image} size={40} />
            <span className="grid min-w-0 flex-1 basis-24 text-sm">
              <span className="line-clamp-2 font-medium">{name}</span>
              {!product.active && <span className="text-xs text-bad">{t('front.pickHidden')}</span>}
            </span>
            <span className="ms-auto flex">
              <MoveButtons name={name} at={at} of={picked.length} onMove={(to) => move(at, to)} />
              <IconButton
                label={t('front.notFirst', { name })}
                onClick={() => onPicked((old) => old.filter(({ _id }) => _id !== product._id))}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface FindProductProps {
  wrong: string | undefined;
  taken: string[];
  onPick: (product: ProductCard) => void;
}

// A pause of so many milliseconds in typing asks.
const pause = 200;
// So many of what is found are shown: who does not see it types more.
const maxFound = 6;

function FindProduct({ wrong, taken, onPick }: FindProductProps) {
  const { t, language } = useLanguage();
  const [text, setText] = useState('');
  const term = text.trim();
  const { query } = useQuery(
    term === '' ? null : term,
    (signal) => call(searchProducts, { term }, { signal }),
    { pause },
  );
  const found = query.state === 'ready' ? query.data.filter(({ _id }) => !taken.includes(_id)) : [];
  return (
    <>
      <TextField
        type="search"
        name="pick"
        label={t('front.pick')}
        maxLength={100}
        autoComplete="off"
        wrong={wrong}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // It searches while one types: the form is not sent by it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul aria-label={t('front.found')} className="grid gap-1 empty:hidden">
        {found.slice(0, maxFound).map((product) => {
          const name = titleIn(language, product);
          return (
            <li key={product._id} className="flex items-center gap-2">
              <SmallPicture image={product.image} size={40} />
              <span className="grid min-w-0 grow text-sm">
                <span className="truncate">{name}</span>
                <span className="truncate text-xs text-soft">{shopNameIn(language, product.adminId)}</span>
              </span>
              <IconButton label={t('front.pickAdd', { name })} onClick={() => onPick(product)}>
                <Plus aria-hidden size={20} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-sm text-soft empty:hidden">
        {query.state === 'ready' && query.data.length === 0 ? t('front.pickNone') : ''}
      </p>
    </>
  );
}
