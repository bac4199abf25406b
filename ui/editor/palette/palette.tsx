'use client';

import type { BlockDescription, BlockGroup } from '@fairdesk/core/editor';
import { IconClipboard } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../shared/icon.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { BlockDrag } from '../canvas/block-drag.ts';
import { useClipboard } from '../clipboard-store.ts';
import { blockHint, blockName, groupName } from '../names/block-names.ts';
import type { PageStore } from '../page-store.ts';
import { useBlockActions } from '../use-block-actions.ts';
import { BlockSketch } from './block-sketch.tsx';
import styles from './palette.module.css';

interface Props {
  page: PageStore;
  drag: BlockDrag;
}

/** Every kind of block with a sketch of it: chosen, it stands after the selected block; dragged, where it is dropped. */
export const Palette = observer(function Palette({ page, drag }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const actions = useBlockActions(page);
  const clipboard = useClipboard();
  const copied = clipboard?.block;
  const [search, setSearch] = useState('');
  const kinds = page.descriptions.filter(({ components: [component] }) => {
    const text = `${blockName(labels, component)} ${blockHint(labels, component)}`;
    return text.toLocaleLowerCase(labels.language).includes(search.trim().toLocaleLowerCase(labels.language));
  });
  const groups = GROUPS.map((group) => ({ group, entries: kinds.filter((each) => each.group === group) }));
  const entry = (description: BlockDescription) => {
    const [component] = description.components;
    const fault = page.faultOf(description, page.nextSpot);
    const hint = fault ? t(`editor-fault-${fault}`) : blockHint(labels, component);
    return (
      <li key={component}>
        <button
          type="button"
          className={styles.entry}
          aria-disabled={fault !== undefined || undefined}
          onPointerDown={(event) => drag.press({ description }, event.nativeEvent)}
          onClick={() => {
            if (fault !== undefined) return;
            actions.insert(description);
            showCanvas();
          }}
        >
          <span className={styles.sketch}>
            <BlockSketch description={description} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{blockName(labels, component)}</span>
            <span className={styles.hint}>{hint}</span>
          </span>
        </button>
      </li>
    );
  };
  return (
    <div className={styles.palette}>
      {copied && (
        <button
          type="button"
          className={styles.paste}
          aria-disabled={clipboard?.fault !== undefined || undefined}
          onClick={() => {
            actions.paste();
            showCanvas();
          }}
        >
          <Icon of={IconClipboard} />
          <span className={styles.words}>
            <span className={styles.name}>
              {t('editor-paste', { name: blockName(labels, copied.component) })}
            </span>
            {clipboard?.fault && <span className={styles.hint}>{t(`editor-fault-${clipboard.fault}`)}</span>}
          </span>
        </button>
      )}
      <input
        type="search"
        className={styles.search}
        aria-label={t('editor-find-block')}
        placeholder={t('editor-find-block')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {kinds.length === 0 && <p role="status">{t('editor-no-block')}</p>}
      {groups.map(
        ({ group, entries }) =>
          entries.length > 0 && (
            <div key={group}>
              <h2 className={styles.group}>{groupName(labels, group)}</h2>
              <ul className={styles.entries}>{entries.map(entry)}</ul>
            </div>
          ),
      )}
    </div>
  );
});

/** On a phone it is far above the palette: without it, an insertion would not be seen. */
const showCanvas = (): void => document.getElementById('content')?.scrollIntoView({ block: 'nearest' });

const GROUPS: readonly BlockGroup[] = ['text', 'pictures', 'cards', 'lists', 'layout', 'fair', 'portal'];
