'use client';

import { frameLevels } from '@fairdesk/core/editor';
import { isBlank, LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import {
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconSpeakerphone,
  IconTrash,
} from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { listText } from '../../shared/format.ts';
import { Icon } from '../../shared/icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { useLabels } from '../../shared/labels.tsx';
import { MoveButtons } from '../../shared/move-buttons.tsx';
import categories from '../categories.module.css';
import tasks from '../tasks.module.css';
import styles from './frame.module.css';
import { canMove, type TreeMove, type TreeRow } from './frame-tree.ts';

interface Props {
  row: TreeRow;
  list: string;
  name: string;
  languages: readonly Language[];
  isCurrent: boolean;
  /** Where a dragged item would land: at the upper or the lower edge of this row. */
  drop: 'above' | 'below' | undefined;
  drag: {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  onOpen: () => void;
  onMove: (way: TreeMove) => void;
  onAdd: (isCallToAction: boolean) => void;
  onRemove: () => void;
}

/** An item in its tree, indented by its level. */
export function FrameRow({ row, list, name, languages, isCurrent, drop, drag, ...act }: Props) {
  const { t, language } = useLabels();
  const { item, level } = row;
  const missing = languages.filter((each) => isBlank(item.title[each] ?? ''));
  const hasBelow = level + 1 < frameLevels(list) && !item.isCallToAction;
  return (
    <tr
      data-row={item.id}
      data-drop={drop}
      data-current={isCurrent || undefined}
      onDragOver={drag.onDragOver}
      onDrop={drag.onDrop}
      onDragEnd={drag.onDragEnd}
    >
      <td className={tasks.grip}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse only; the buttons do the same */}
        <span draggable title={t('frame-drag', { name })} onDragStart={drag.onDragStart}>
          <Icon of={IconGripVertical} />
        </span>
      </td>
      <th scope="row" className={categories.name} data-level={level}>
        <button type="button" className={styles.open} aria-pressed={isCurrent} onClick={act.onOpen}>
          {name}
        </button>
        {item.isCallToAction && <span className={tasks.note}>{t('frame-action')}</span>}
        {missing.length > 0 && missing.length < languages.length && (
          <span className={tasks.note} data-missing>
            {t('plan-missing', {
              languages: listText(
                missing.map((each) => LANGUAGE_NAMES[each]),
                language,
              ),
            })}
          </span>
        )}
      </th>
      <td className={tasks.actions}>
        <span>
          <MoveButtons
            name={name}
            canMoveUp={canMove(row, 'up', list)}
            canMoveDown={canMove(row, 'down', list)}
            busy={false}
            onMove={act.onMove}
          />
          {canMove(row, 'in', list) && (
            <IconButton
              icon={IconIndentIncrease}
              name={t('frame-move-in', { name })}
              onClick={() => act.onMove('in')}
            />
          )}
          {canMove(row, 'out', list) && (
            <IconButton
              icon={IconIndentDecrease}
              name={t('frame-move-out', { name })}
              onClick={() => act.onMove('out')}
            />
          )}
          {hasBelow && (
            <IconButton
              icon={IconPlus}
              name={t('frame-add-below', { name })}
              onClick={() => act.onAdd(false)}
            />
          )}
          {hasBelow && level === 0 && (
            <IconButton
              icon={IconSpeakerphone}
              name={t('frame-add-action', { name })}
              onClick={() => act.onAdd(true)}
            />
          )}
          <IconButton icon={IconTrash} name={t('frame-delete', { name })} onClick={act.onRemove} />
        </span>
      </td>
    </tr>
  );
}
