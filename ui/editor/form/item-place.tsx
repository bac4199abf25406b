'use client';

import { useEffect, useRef } from 'react';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useAnnounce } from '../use-block-actions.ts';

interface Props {
  path: string;
  /** Of all items of the list, in their order. */
  names: readonly string[];
  /** Of the item in its list, 0-based. */
  place: number;
  onMove: (to: number) => void;
}

/** Moves an item of a list to any place at once; the buttons beside it move it by one. */
export function ItemPlace({ path, names, place, onMove }: Props) {
  const { t } = useLabels();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    // The item may have left the visible part of its list.
    if (isMoved.current) root.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
    isMoved.current = false;
  });
  return (
    <div ref={root}>
      <SelectField
        path={`${path}.place`}
        label={t('editor-item-place')}
        value={String(place)}
        options={names.map((name, index) => ({ value: String(index), label: `${index + 1}. ${name}` }))}
        onChange={(value) => {
          const to = Number(value);
          isMoved.current = true;
          onMove(to);
          announce(t('moved-to', { name: names[place] ?? '', place: to + 1, count: names.length }));
        }}
      />
    </div>
  );
}
