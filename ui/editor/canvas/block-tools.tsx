'use client';

import type { PlacedBlock } from '@fairdesk/core/editor';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboardCopy,
  IconCopy,
  IconCornerLeftUp,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Icon } from '../../shared/icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { blockName } from '../names/block-names.ts';
import type { PageStore } from '../page-store.ts';
import { useBlockActions } from '../use-block-actions.ts';
import type { BlockDrag } from './block-drag.ts';
import styles from './block-tools.module.css';

interface Props {
  page: PageStore;
  placed: PlacedBlock;
  drag: BlockDrag;
  /** Begins to write its text; absent when it has none. */
  onWrite: (() => void) | undefined;
}

/** The id of the button that begins to write; the focus returns to it. */
export const WRITE_BUTTON = 'editor-write';

/** The tools beside a selected block: drag, move, copy, delete. */
export const BlockTools = observer(function BlockTools({ page, placed, drag, onWrite }: Props) {
  const { block, spot } = placed;
  const labels = useLabels();
  const { t } = labels;
  const actions = useBlockActions(page);
  const name = blockName(labels, block.component);
  return (
    <div role="toolbar" aria-label={t('editor-tools-of', { name })} className={styles.tools}>
      <span
        className={styles.handle}
        title={t('editor-drag', { name })}
        onPointerDown={(event) => {
          event.preventDefault();
          drag.press({ id: block.id }, event.nativeEvent);
        }}
      >
        <Icon of={IconGripVertical} />
        {name}
      </span>
      {onWrite && (
        <IconButton id={WRITE_BUTTON} icon={IconPencil} name={t('editor-write')} onClick={onWrite} />
      )}
      {spot.owner !== undefined && (
        <IconButton
          icon={IconCornerLeftUp}
          name={t('editor-select-outer')}
          onClick={() => page.select(spot.owner)}
        />
      )}
      <IconButton
        icon={IconArrowUp}
        name={t('editor-up', { name })}
        onClick={() => actions.step(block.id, 'up')}
      />
      <IconButton
        icon={IconArrowDown}
        name={t('editor-down', { name })}
        onClick={() => actions.step(block.id, 'down')}
      />
      <IconButton
        icon={IconCopy}
        name={t('editor-duplicate', { name })}
        onClick={() => actions.duplicate(block.id)}
      />
      <IconButton
        icon={IconClipboardCopy}
        name={t('editor-copy', { name })}
        onClick={() => actions.copy(block.id)}
      />
      <IconButton
        icon={IconTrash}
        name={t('editor-delete', { name })}
        onClick={() => actions.remove(block.id)}
      />
    </div>
  );
});
