'use client';

import { CATEGORY_LEVELS, levelBelow, type PlannedCategory } from '@fairdesk/core/organiser';
import { isBlank, LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { IconGripVertical, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { listText, numberText } from '../shared/format.ts';
import { Icon } from '../shared/icon.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { useLabels } from '../shared/labels.tsx';
import { MoveButtons } from '../shared/move-buttons.tsx';
import own from './categories.module.css';
import styles from './tasks.module.css';

interface Props {
  category: PlannedCategory;
  name: string;
  /** Where a dragged category would land: at the upper or the lower edge of this row. */
  drop: 'above' | 'below' | undefined;
  moves: { readonly up: boolean; readonly down: boolean; readonly busy: boolean };
  onMove: (way: 'up' | 'down') => void;
  onAdd: () => void;
  onEdit: () => void;
  onRemove: () => void;
  drag: {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
}

/** A category in the tree, indented by its level. */
export function CategoryRow(props: Props) {
  const { category, name, drop, moves, drag, onMove, onAdd, onEdit, onRemove } = props;
  const { t, language } = useLabels();
  const missing = LANGUAGES.filter((other) => isBlank(category.names[other]));
  const count = (uses: 'companies' | 'products') => (
    <td data-number data-label={t(`category-${uses}`)}>
      <span className={category[uses] === 0 ? styles.none : undefined}>
        {numberText(category[uses], language)}
      </span>
    </td>
  );
  return (
    <tr
      data-row={category.id}
      data-drop={drop}
      onDragOver={drag.onDragOver}
      onDrop={drag.onDrop}
      onDragEnd={drag.onDragEnd}
    >
      <td className={styles.grip}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse only; the buttons do the same */}
        <span draggable title={t('category-drag', { name })} onDragStart={drag.onDragStart}>
          <Icon of={IconGripVertical} />
        </span>
      </td>
      <th scope="row" className={own.name} data-level={CATEGORY_LEVELS.indexOf(category.level)}>
        <span className={own.text}>{name}</span>
        {missing.length > 0 && (
          <span className={styles.note} data-missing>
            {t('plan-missing', {
              languages: listText(
                missing.map((other) => LANGUAGE_NAMES[other]),
                language,
              ),
            })}
          </span>
        )}
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
    </tr>
  );
}
