import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import type { PointerEvent } from 'react';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { beginDrag } from '@haat/web/ui/drag/grip.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryRows, rowOf } from './category-row.tsx';
import { branchesOf } from './category-tree.ts';
import type { Task } from './category-row.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useOrder } from './use-order.ts';

const dragging = () => import('./drag-category.ts');

interface CategoryListProps {
  categories: OwnedCategory[];
  onChanged: () => Promise<void>;
}

export function CategoryList({ categories: all, onChanged }: CategoryListProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState<{ task: Task; category: OwnedCategory | null } | null>(null);
  const { shown, step, put, arrived, said, problem } = useOrder(all, onChanged);
  const branches = useMemo(() => branchesOf(shown), [shown]);
  const drag = (category: OwnedCategory, event: PointerEvent<HTMLElement>) =>
    void beginDrag(event, dragging, ({ dragCategory }, press) =>
      dragCategory(press, all, category, { rowOf, onPlace: (place) => put(category, place) }),
    );
  const close = () => setOpen(null);
  const done = () => {
    close();
    void onChanged();
  };
  const add = (
    <Button
      className={all.length > 0 ? 'justify-self-start' : ''}
      onClick={() => setOpen({ task: 'add', category: null })}
    >
      <Plus aria-hidden size={18} />
      {t('categories.new')}
    </Button>
  );
  return (
    <>
      {all.length > 0 && add}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {all.length === 0 ? (
        <EmptyState title={t('categories.none')} hint={t('categories.noneHint')}>
          {add}
        </EmptyState>
      ) : (
        <CategoryRows
          branches={branches}
          level={1}
          onStep={step}
          onPress={drag}
          onNear={() => void dragging()}
          onTask={(task, category) => setOpen({ task, category })}
        />
      )}
      {open?.task === 'add' && (
        <CategoryDialog category={null} parent={open.category} onDone={done} onClose={close} />
      )}
      {open?.task === 'edit' && (
        <CategoryDialog category={open.category} parent={null} onDone={done} onClose={close} />
      )}
      {open?.task === 'move' && open.category && (
        <MoveDialog
          all={all}
          category={open.category}
          onDone={(parentId) => {
            if (open.category) arrived(open.category, parentId);
            done();
          }}
          onClose={close}
        />
      )}
      {open?.task === 'delete' && open.category && (
        <DeleteDialog all={all} category={open.category} onDone={done} onClose={close} />
      )}
    </>
  );
}
