'use client';

import {
  type CategoryPlan,
  type CategoryTarget,
  droppedCategory,
  type PlannedCategory,
} from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { useMoves } from '../../shared/editing/use-moves.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { DeskTable } from '../desk-table.tsx';
import styles from '../tasks/tasks.module.css';
import { useOrganiser } from '../use-organiser.ts';
import { useRowDrag } from '../use-row-drag.ts';
import { CategoryRemoval } from './category-removal.tsx';
import { CategoryRow } from './category-row.tsx';
import { CategorySheet } from './category-sheet.tsx';

interface Props {
  plan: CategoryPlan;
  /** The navigation of the settings. */
  tabs: ReactNode;
}

/** The open dialog: a new category below a heading, one to change, or one to delete. */
type Open =
  | { readonly kind: 'new'; readonly parent: string }
  | { readonly kind: 'edit' | 'remove'; readonly category: PlannedCategory };

/** The categories of the fair as a tree: added, named, moved, merged and deleted here. */
export function CategoriesScreen({ plan: loaded, tabs }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const { moveCategory } = useOrganiser();
  const [plan, setPlan] = useState(loaded);
  const [open, setOpen] = useState<Open>();
  const [isMoving, setIsMoving] = useState(false);
  const moves = useMoves<HTMLTableSectionElement>('category-move-failed');
  const { categories } = plan;
  const ids = categories.map(({ id }) => id);
  const nameOf = ({ names, code }: PlannedCategory) => inLanguage(names, language) || code;
  const siblingsOf = ({ parent }: PlannedCategory, all = categories) =>
    all.filter((other) => other.parent === parent).map(({ id }) => id);
  const move = async (id: string, to: CategoryTarget) => {
    if (isMoving) return undefined;
    setIsMoving(true);
    const result = await moveCategory(id, to);
    setIsMoving(false);
    if (result.isOk()) setPlan(result.value);
    return result;
  };
  const drag = useRowDrag(ids, async (id, before) => {
    const target = droppedCategory(categories, id, before);
    const result = target && (await move(id, target));
    if (!result?.isOk()) toast.failed(t('category-move-failed'));
  });
  const step = async (category: PlannedCategory, way: 'up' | 'down') => {
    const siblings = siblingsOf(category);
    const place = siblings.indexOf(category.id);
    const before = siblings[way === 'up' ? place - 1 : place + 2];
    const result = await move(category.id, { parent: category.parent, before });
    moves.moved({
      ...{ id: category.id, name: nameOf(category), way, result },
      ids: siblingsOf(category, result?.unwrapOr(undefined)?.categories),
    });
  };
  const close = () => setOpen(undefined);
  const done = (saved: CategoryPlan, text: string) => {
    setPlan(saved);
    toast.done(text);
    close();
  };
  return (
    <>
      <DeskHeading
        title={t('settings-categories')}
        text={t('category-text')}
        actions={
          <Button icon={<Icon of={IconPlus} />} onClick={() => setOpen({ kind: 'new', parent: '' })}>
            {t('category-new')}
          </Button>
        }
      />
      {tabs}
      {categories.length === 0 ? (
        <EmptyState text={t('category-none')} />
      ) : (
        <DeskTable className={styles.table}>
          <caption className="visually-hidden">{t('settings-categories')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('category-name')}</th>
              <th scope="col" data-wide>
                {t('category-code')}
              </th>
              <th scope="col" data-number>
                {t('category-companies')}
              </th>
              <th scope="col" data-number>
                {t('category-products')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('category-actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={moves.list}>
            {categories.map((category) => {
              const siblings = siblingsOf(category);
              return (
                <CategoryRow
                  key={category.id}
                  category={category}
                  name={nameOf(category)}
                  drag={drag}
                  moves={{
                    up: siblings[0] !== category.id,
                    down: siblings.at(-1) !== category.id,
                    busy: isMoving,
                  }}
                  onMove={(way) => void step(category, way)}
                  onAdd={() => setOpen({ kind: 'new', parent: category.id })}
                  onEdit={() => setOpen({ kind: 'edit', category })}
                  onRemove={() => setOpen({ kind: 'remove', category })}
                />
              );
            })}
          </tbody>
        </DeskTable>
      )}
      {moves.announce}
      {(open?.kind === 'new' || open?.kind === 'edit') && (
        <CategorySheet
          plan={plan}
          edited={open.kind === 'edit' ? open.category : undefined}
          parent={open.kind === 'new' ? open.parent : open.category.parent}
          onSaved={(saved, name) =>
            done(saved, t(open.kind === 'new' ? 'category-added' : 'category-saved', { name }))
          }
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <CategoryRemoval
          plan={plan}
          category={open.category}
          onRemoved={(left, isMerged) =>
            done(left, t(isMerged ? 'category-merged' : 'category-deleted', { name: nameOf(open.category) }))
          }
          onClose={close}
        />
      )}
    </>
  );
}
