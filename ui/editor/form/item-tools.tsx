'use client';

import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../shared/icon-button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useAnnounce } from '../use-block-actions.ts';
import styles from './form.module.css';

interface Props {
  /** Of the item. */
  name: string;
  /** Of the item in its list, 0-based. */
  place: number;
  /** How many items the list has. */
  count: number;
  /** What the button says that takes the item out of the list. */
  removal: string;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves and deletes an item of a list; the focus stays among the buttons of the list. */
export function ItemTools({ name, place, count, removal, onMove, onRemove }: Props) {
  const { t } = useLabels();
  const announce = useAnnounce();
  const move = (to: number) => {
    onMove(to);
    announce(t('moved-to', { name, place: to + 1, count }));
  };
  return (
    <span className={styles.itemTools} data-tools>
      <IconButton
        icon={IconArrowUp}
        name={t('editor-up', { name })}
        idle={place === 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        icon={IconArrowDown}
        name={t('editor-down', { name })}
        idle={place === count - 1}
        onClick={() => move(place + 1)}
      />
      <IconButton
        icon={IconTrash}
        name={removal}
        data-remove
        onClick={({ currentTarget }) => {
          besideOf(currentTarget)?.focus();
          onRemove();
          announce(t('editor-deleted', { name }));
        }}
      />
    </span>
  );
}

/** Where the focus goes when an item is deleted: to the same button of its neighbour, else to what adds an item. */
const besideOf = (button: Element): HTMLElement | null | undefined => {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour
    ? neighbour.querySelector<HTMLElement>(':scope > [data-tools] > [data-remove]')
    : row?.closest('fieldset')?.querySelector<HTMLElement>(':scope > button, :scope > :not(ol) select');
};
