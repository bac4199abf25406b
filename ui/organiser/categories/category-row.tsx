'use client';

import { CATEGORY_LEVELS, levelBelow, type PlannedCategory } from '@fairdesk/core/organiser';
import { isBlank } from '@fairdesk/core/shared';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { MoveButtons } from '../../shared/editing/move-buttons.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { useFairLanguages } from '../../shared/texts/fair-languages.tsx';
import { numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DragRow } from '../drag-row.tsx';
import { MissingLanguages } from '../missing-languages.tsx';
import styles from '../tasks/tasks.module.css';
import type { RowDrag } from '../use-row-drag.ts';
import own from './categories.module.css';

interface Props {
  category: PlannedCategory;
  name: string;
  moves: { readonly up: boolean; readonly down: boolean; readonly busy: boolean };
  onMove: (way: 'up' | 'down') => void;
  onAdd: () => void;
  onEdit: () => void;
  onRemove: () => void;
  drag: RowDrag;
}

/** A category in the tree, indented by its level. */
export function CategoryRow(props: Props) {
  const { category, name, moves, drag, onMove, onAdd, onEdit, onRemove } = props;
  const { t, language } = useLabels();
  const missing = useFairLanguages().filter((other) => isBlank(category.names[other]));
  const count = (uses: 'companies' | 'products') => (
    <td data-number data-label={t(`category-${uses}`)}>
      <span className={category[uses] === 0 ? styles.none : undefined}>
        {numberText(category[uses], language)}
      </span>
    </td>
  );
  return (
    <DragRow id={category.id} title={t('category-drag', { name })} drag={drag}>
      <th scope="row" className={own.name} data-level={CATEGORY_LEVELS.indexOf(category.level)}>
        <span className={own.text}>{name}</span>
        <MissingLanguages languages={missing} />
      </th>
      <td data-wide className={own.code}>
        {category.code}
      </td>
      {count('companies')}
      {count('products')}
      <td className={styles.actions}>
        <span>
          <MoveButtons
            name={name}
            canMoveUp={moves.up}
            canMoveDown={moves.down}
            busy={moves.busy}
            onMove={onMove}
          />
          {levelBelow(category) && (
            <IconButton icon={IconPlus} name={t('category-new-below', { name })} onClick={onAdd} />
          )}
          <IconButton icon={IconPencil} name={t('category-edit-of', { name })} onClick={onEdit} />
          <IconButton icon={IconTrash} name={t('category-delete-of', { name })} onClick={onRemove} />
        </span>
      </td>
    </DragRow>
  );
}
