'use client';

import type { BlockDescription, DocumentBlock, DocumentPlace } from '@fairdesk/core/editor';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { isModified } from '../../shared/is-modified.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { fieldText } from '../compare/field-text.ts';
import { blockName } from '../names/block-names.ts';
import type { PageStore } from '../page-store.ts';
import styles from './outline.module.css';

interface Props {
  page: PageStore;
}

/** The blocks of the page as a tree: selected by a click or with the arrow keys, moved with `Alt` and an arrow. */
export const Outline = observer(function Outline({ page }: Props) {
  const { t } = useLabels();
  const ids = page.blocks.map(({ block }) => block.id);
  const tree = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // The row that had the focus may be gone with its block.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const focusOn = (id: string | undefined, list: Element) => {
    page.select(id);
    if (id !== undefined) list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // With `Alt` an arrow moves the block: see the keys of the editor.
    if (isModified(event)) return;
    const place = ids.indexOf(page.selected ?? '');
    const to = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    focusOn(ids[Math.min(Math.max(to, 0), ids.length - 1)], event.currentTarget);
  };
  const areas = page.document.areas.filter(({ blocks }) => blocks.length > 0);
  if (areas.length === 0) return <p>{t('editor-outline-empty')}</p>;
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('editor-outline')}
      className={styles.tree}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {areas.map((area) => (
        <Rows key={area.key} page={page} place={area} level={1} first={ids[0]} />
      ))}
    </div>
  );
});

interface RowsProps {
  page: PageStore;
  place: DocumentPlace;
  level: number;
  /** The row that the tab key reaches while none is selected. */
  first: string | undefined;
}

const Rows = observer(function Rows({ page, place, level, first }: RowsProps) {
  const labels = useLabels();
  return place.blocks.map((block) => {
    const isSelected = page.selected === block.id;
    const isStop = isSelected || (page.current === undefined && block.id === first);
    return (
      <div key={block.id} role="none">
        <div
          role="treeitem"
          aria-level={level}
          aria-selected={isSelected}
          data-row={block.id}
          tabIndex={isStop ? 0 : -1}
          className={styles.row}
          style={{ '--level': level } as CSSProperties}
          onFocus={() => page.select(block.id)}
        >
          <span className={styles.kind}>{blockName(labels, block.component)}</span>
          <span className={styles.text}>{excerptOf(block, page.describe(block))}</span>
        </div>
        {block.places.map((inner) => (
          <Rows key={inner.key} page={page} place={inner} level={level + 1} first={first} />
        ))}
      </div>
    );
  });
});

/** The beginning of its first text. */
const excerptOf = ({ fields }: DocumentBlock, description: BlockDescription | undefined): string => {
  for (const [name, content] of Object.entries(fields)) {
    if (typeof content !== 'string' || content === '') continue;
    const field = description?.fields.find(({ names: [own] }) => own === name);
    return fieldText(content, field).slice(0, EXCERPT);
  }
  return '';
};

/** In characters. */
const EXCERPT = 60;
