'use client';

import { blockWith, type DocumentBlock, type DocumentSpot, type PlacedBlock } from '@fairdesk/core/editor';
import type { Area } from '@fairdesk/core/page';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { blockName } from '../names/block-names.ts';
import type { PageStore } from '../page-store.ts';
import { useBlockActions } from '../use-block-actions.ts';
import styles from './form.module.css';

interface Props {
  page: PageStore;
  placed: PlacedBlock;
  /** All blocks of its place. */
  siblings: readonly DocumentBlock[];
}

/** Moves a block to any place that may hold it, without a pointer. */
export const MoveField = observer(function MoveField({ page, placed: { block, spot }, siblings }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const actions = useBlockActions(page);
  const [chosen, setChosen] = useState('');
  const others = page.spotsFor(block).filter(({ owner, key }) => owner !== spot.owner || key !== spot.key);
  const here: readonly DocumentSpot[] = [
    { ...spot, index: 0 },
    { ...spot, index: siblings.length },
  ];
  const options = [
    { value: 'first', label: t('editor-to-start'), to: here[0] },
    { value: 'last', label: t('editor-to-end'), to: here[1] },
    ...others.map((to, index) => ({ value: String(index), label: placeName(to), to })),
  ];
  function placeName({ owner, key }: DocumentSpot): string {
    if (owner === undefined) return t(AREA_NAMES[key] ?? 'editor-area-main');
    const holder = blockWith(page.document, owner)?.block;
    const column = /^column-(\d+)/.exec(key)?.[1];
    const name = blockName(labels, holder?.component ?? '');
    return column ? t('editor-in-column', { name, n: Number(column) }) : t('editor-in-block', { name });
  }
  const go = () => {
    const to = options.find(({ value }) => value === chosen)?.to;
    if (to) actions.move(block.id, to);
    setChosen('');
  };
  return (
    <div className={styles.row}>
      <SelectField
        path={`${block.id}.place`}
        label={t('editor-move-to')}
        none={t('editor-choose-place')}
        value={chosen}
        options={options.map(({ value, label }) => ({ value, label }))}
        onChange={setChosen}
      />
      <Button look="quiet" onClick={go} idle={chosen === ''}>
        {t('editor-move')}
      </Button>
    </div>
  );
});

type AreaText = 'editor-area-main' | 'editor-area-top' | 'editor-area-shell';

const AREA_NAMES: Readonly<Record<string, AreaText>> = {
  main: 'editor-area-main',
  bodyTop: 'editor-area-top',
  shell: 'editor-area-shell',
} satisfies Partial<Record<Area, AreaText>>;
