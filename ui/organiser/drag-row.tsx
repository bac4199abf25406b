import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icon.tsx';
import styles from './tasks/tasks.module.css';
import type { RowDrag } from './use-row-drag.ts';

interface Props {
  id: string;
  /** Names what the grip drags. */
  title: string;
  drag: RowDrag;
  isCurrent?: boolean;
  /** The cells after the grip. */
  children: ReactNode;
}

/** A row of a list that is sorted by dragging. */
export function DragRow({ id, title, drag, isCurrent = false, children }: Props) {
  const { onDragStart, ...handlers } = drag.handlers(id);
  return (
    <tr data-row={id} data-drop={drag.dropAt(id)} data-current={isCurrent || undefined} {...handlers}>
      <td className={styles.grip}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse only; the buttons do the same */}
        <span draggable title={title} onDragStart={onDragStart}>
          <Icon of={IconGripVertical} />
        </span>
      </td>
      {children}
    </tr>
  );
}
