import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type {
  EditedRow,
  FrontRows as Rows,
  NamedCategory,
} from '@haat/contract/content/owning/front/schemas';
import { maxFrontRows, maxRowProducts } from '@haat/contract/content/rules';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { Grip } from '@haat/web/ui/drag/grip.tsx';
import { moved } from '@haat/web/ui/drag/moved.ts';
import { useOrderDrag } from '@haat/web/ui/drag/use-order-drag.ts';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { MoveButtons } from '../../move-buttons.tsx';
import { ConfirmButton } from '../../../tenant/confirm-button.tsx';
import { kindWord, titleOf } from './row-words.ts';
import { useFrontRows } from './use-front-rows.ts';

const RowDialog = island(async () => (await import('./row-dialog.tsx')).RowDialog, { when: 'shown' });

interface FrontRowsProps {
  first: Rows;
  categories: NamedCategory[];
}

/** Which rows of products the front page has, and in which order: each change is saved at once. */
export function FrontRows({ first, categories }: FrontRowsProps) {
  const { t, href, language } = useLanguage();
  const { known, rows, problem, save, take } = useFrontRows(first);
  const [open, setOpen] = useState<{ edited: EditedRow | null } | null>(null);
  const [said, setSaid] = useState('');
  const nameOf = (edited: EditedRow) => titleOf(edited, language) ?? t(kindWord(edited.row.kind));
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row) return;
    void save(moved(rows, from, to).map((each) => each.row));
    setSaid(t('front.rowNowAt', { name: nameOf(row), n: to + 1, all: rows.length }));
  };
  /** The row has moved on the page and its button has lost the focus; at an end it is the other one that still moves it. */
  const step = (from: number, to: number) => {
    const button = document.activeElement;
    flushSync(() => move(from, to));
    const buttons = [button, ...(button?.parentElement?.querySelectorAll('button') ?? [])];
    const next = buttons.find((each) => each instanceof HTMLButtonElement && !each.disabled);
    if (next instanceof HTMLElement) next.focus();
  };
  const { list, gripOf } = useOrderDrag<HTMLOListElement>(move);
  return (
    <section className="grid gap-3" aria-labelledby="front-rows">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="front-rows" className="section-head">
          {t('front.rows')}
        </h2>
        {rows.length < maxFrontRows && (
          <Button kind="quiet" size="s" onClick={() => setOpen({ edited: null })}>
            <Plus aria-hidden size={18} />
            {t('front.newRow')}
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">{t('front.rowsHint', { n: maxRowProducts })}</p>
      <ol ref={list} className="grid gap-2">
        {rows.map((edited, at) => (
          <li
            key={edited.row._id}
            className="relative flex flex-wrap items-center desk-row ps-0 py-1 data-dragged:z-10 data-dragged:shadow-panel"
          >
            <Grip {...gripOf(at)} />
            <span className="grid min-w-0 flex-1 basis-32">
              <span className="font-medium wrap-anywhere">{nameOf(edited)}</span>
              <RowNote edited={edited} name={nameOf(edited)} />
            </span>
            <span className="ms-auto flex">
              <MoveButtons name={nameOf(edited)} at={at} of={rows.length} onMove={(to) => step(at, to)} />
              <IconButton
                label={t('delivery.editOne', { name: nameOf(edited) })}
                onClick={() => setOpen({ edited })}
              >
                <Pencil aria-hidden size={18} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <a className={buttonLook('quiet', 's')} href={href('/')} target="_blank" rel="noopener">
          <ExternalLink aria-hidden size={18} />
          {t('front.see')}
        </a>
        {known.chosen && (
          <ConfirmButton
            words={t('front.usualRows')}
            text={t('front.usualRowsText')}
            onConfirm={() => save(null)}
          />
        )}
      </div>
      {open && (
        <RowDialog
          edited={open.edited}
          known={known}
          categories={categories}
          onSaved={(now) => {
            take(now);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function RowNote({ edited: { row, of, shows }, name }: { edited: EditedRow; name: string }) {
  const { t, digits } = useLanguage();
  const isGone = (row.kind === 'category' || row.kind === 'vendor') && of === null;
  const kind = t(kindWord(row.kind));
  const count = shows === 0 ? t('front.rowEmpty') : t('front.rowShows', { n: digits(shows) });
  return (
    <span className={`text-xs ${shows === 0 ? 'text-bad' : 'text-soft'}`}>
      {isGone ? t('front.rowGone') : kind === name ? count : `${kind} · ${count}`}
    </span>
  );
}
