import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import FolderInput from 'lucide-react/icons/folder-input';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import type { PointerEvent } from 'react';
import { maxLevels } from '@haat/contract/catalog/owning/rules';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { titleIn } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { ActionMenu } from '@haat/web/ui/action-menu.tsx';
import type { MenuEntry } from '@haat/web/ui/action-menu.tsx';
import { Grip } from '@haat/web/ui/drag/grip.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { CategoryPicture } from './category-picture.tsx';
import type { Branch } from './category-tree.ts';
import { orderButton } from './use-order.ts';
import type { Way } from './use-order.ts';

export type Task = 'edit' | 'add' | 'move' | 'delete';

interface CategoryRowsProps {
  branches: Branch[];
  level: number;
  onStep: (category: OwnedCategory, way: Way) => void;
  onPress: (category: OwnedCategory, event: PointerEvent<HTMLElement>) => void;
  onNear: () => void;
  onTask: (task: Task, category: OwnedCategory) => void;
}

export function CategoryRows({ branches, level, ...does }: CategoryRowsProps) {
  if (branches.length === 0) return null;
  return (
    <ul
      className={
        level === 1 ? 'grid gap-3' : 'mt-2 ms-3 grid gap-2 border-s border-line ps-2 sm:ms-6 sm:ps-4'
      }
    >
      {branches.map((branch, at) => (
        <li key={branch.category._id} className="transition-opacity data-dragged:opacity-40">
          <CategoryRow
            {...{ branch, level, ...does }}
            isFirst={at === 0}
            isLast={at === branches.length - 1}
          />
          <CategoryRows branches={branch.below} level={level + 1} {...does} />
        </li>
      ))}
    </ul>
  );
}

interface CategoryRowProps extends Omit<CategoryRowsProps, 'branches'> {
  branch: Branch;
  isFirst: boolean;
  isLast: boolean;
}

/** The row of a category on the page. */
export const rowOf = (id: string): HTMLElement | null => document.getElementById(`row-${id}`);

function CategoryRow(props: CategoryRowProps) {
  const { branch, level, isFirst, isLast, onStep, onPress, onNear, onTask } = props;
  const { category, products } = branch;
  const { t, language } = useLanguage();
  const name = titleIn(language, category);
  const entry = (task: Task, label: string, icon: MenuEntry['icon']): MenuEntry => ({
    ...{ label, icon, onSelect: () => onTask(task, category) },
  });
  return (
    <div
      id={`row-${category._id}`}
      className="flex items-center gap-2 rounded-box border border-line bg-surface py-1 pe-1 data-[drop=after]:shadow-[0_4px_0_rgb(var(--primary-ink))] data-[drop=before]:shadow-[0_-4px_0_rgb(var(--primary-ink))] data-[drop=into]:border-primary-ink data-[drop=into]:bg-sunken"
    >
      <Grip
        className="-me-2 min-w-7 sm:min-w-9"
        onNear={onNear}
        onPress={(event) => onPress(category, event)}
      />
      <CategoryPicture
        key={category.image}
        category={category}
        className={`size-10 ${level > 1 ? 'max-sm:hidden' : ''}`}
      />
      <button
        type="button"
        className="group grid min-h-11 min-w-0 grow content-center justify-items-start rounded-box text-start"
        onClick={() => onTask('edit', category)}
      >
        <span className="leading-snug font-semibold hyphens-auto group-hover:underline max-sm:text-sm">
          {name}
        </span>
        <span className="text-xs text-soft">
          {products > 0 && t('categories.products', { n: products })}
          <span className="max-sm:hidden">
            {products > 0 && ' · '}/{category.slug}
          </span>
        </span>
      </button>
      <div className="flex shrink-0">
        <IconButton
          id={orderButton('up', category)}
          label={t('categories.up', { name })}
          disabled={isFirst}
          onClick={() => onStep(category, 'up')}
        >
          <ArrowUp aria-hidden size={18} />
        </IconButton>
        <IconButton
          id={orderButton('down', category)}
          label={t('categories.down', { name })}
          disabled={isLast}
          onClick={() => onStep(category, 'down')}
        >
          <ArrowDown aria-hidden size={18} />
        </IconButton>
        <ActionMenu
          label={t('categories.more', { name })}
          title={name}
          closeLabel={t('desk.close')}
          entries={[
            entry('edit', t('categories.edit'), <Pencil aria-hidden size={18} />),
            ...(level < maxLevels
              ? [entry('add', t('categories.addBelow'), <CornerDownRight aria-hidden size={18} />)]
              : []),
            entry('move', t('categories.moveUnder'), <FolderInput aria-hidden size={18} />),
            entry('delete', t('categories.delete'), <Trash aria-hidden size={18} />),
          ]}
        />
      </div>
    </div>
  );
}
