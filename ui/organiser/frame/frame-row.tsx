'use client';

import { frameLevels } from '@fairdesk/core/editor';
import { isBlank, type Language } from '@fairdesk/core/shared';
import {
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconSpeakerphone,
  IconTrash,
} from '@tabler/icons-react';
import { MoveButtons } from '../../shared/editing/move-buttons.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import categories from '../categories/categories.module.css';
import { DragRow } from '../drag-row.tsx';
import { MissingLanguages } from '../missing-languages.tsx';
import tasks from '../tasks/tasks.module.css';
import type { RowDrag } from '../use-row-drag.ts';
import styles from './frame.module.css';
import { canMove, type TreeMove, type TreeRow } from './frame-tree.ts';

interface Props {
  row: TreeRow;
  list: string;
  name: string;
  languages: readonly Language[];
  isCurrent: boolean;
  drag: RowDrag;
  onOpen: () => void;
  onMove: (way: TreeMove) => void;
  onAdd: (isCallToAction: boolean) => void;
  onRemove: () => void;
}

/** An item in its tree, indented by its level. */
export function FrameRow({ row, list, name, languages, isCurrent, drag, ...act }: Props) {
  const { t } = useLabels();
  const { item, level } = row;
  const missing = languages.filter((each) => isBlank(item.title[each] ?? ''));
  const hasBelow = level + 1 < frameLevels(list) && !item.isCallToAction;
  return (
    <DragRow id={item.id} title={t('frame-drag', { name })} drag={drag} isCurrent={isCurrent}>
      <th scope="row" className={categories.name} data-level={level}>
        <button type="button" className={styles.open} aria-pressed={isCurrent} onClick={act.onOpen}>
          {name}
        </button>
        {item.isCallToAction && <span className={tasks.note}>{t('frame-action')}</span>}
        <MissingLanguages languages={missing.length < languages.length ? missing : []} />
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
    </DragRow>
  );
}
