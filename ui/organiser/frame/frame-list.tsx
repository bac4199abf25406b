'use client';

import { IconPlus } from '@tabler/icons-react';
import { ok } from 'neverthrow';
import { Button } from '../../shared/button.tsx';
import { useMoves } from '../../shared/editing/use-moves.tsx';
import { Icon } from '../../shared/icon.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskTable } from '../desk-table.tsx';
import tasks from '../tasks/tasks.module.css';
import { useRowDrag } from '../use-row-drag.ts';
import styles from './frame.module.css';
import { FrameRow } from './frame-row.tsx';
import type { FrameStore } from './frame-store.ts';
import type { TreeMove, TreeRow } from './frame-tree.ts';
import { itemName } from './item-name.ts';

interface Props {
  store: FrameStore;
  /** The name of the list: `main`. */
  list: FrameListName;
  error: string | undefined;
}

/** The lists of a header and a footer. */
export type FrameListName = 'main' | 'service' | 'profile' | 'links' | 'socials';

/** The items of a list as a tree, to add, move, nest and delete. */
export const FrameList = observer(function FrameList({ store, list, error }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const moves = useMoves<HTMLTableSectionElement>('frame-move-failed');
  const rows = store.rows(list);
  const drag = useRowDrag(
    rows.map(({ item }) => item.id),
    (id, before) => {
      if (!store.drop(list, id, before)) toast.failed(t('frame-move-failed'));
    },
  );
  const nameOf = ({ item }: TreeRow) =>
    itemName(item, language) || t(`frame-new-${item.isCallToAction ? 'action' : 'item'}`);
  const move = (row: TreeRow, way: TreeMove) => {
    if (!store.move(row.item.id, way)) return;
    const moved = store.rows(list).find(({ item }) => item.id === row.item.id);
    moves.moved({
      ...{
        id: row.item.id,
        name: nameOf(row),
        way: way === 'up' || way === 'out' ? 'up' : 'down',
        result: ok(true),
      },
      ids: moved?.siblings.map(({ id }) => id) ?? [],
    });
  };
  const remove = (row: TreeRow) => {
    const deleted = store.remove(row.item.id);
    if (deleted)
      toast.done(t('frame-deleted', { name: nameOf(row) }), {
        label: t('undo'),
        run: () => store.restore(deleted),
      });
  };
  return (
    <section aria-labelledby={`frame-list-${list}`} className={styles.list}>
      <h2 id={`frame-list-${list}`}>{t(`frame-list-${list}`)}</h2>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {rows.length === 0 ? (
        <p className={styles.hint}>{t('frame-list-none')}</p>
      ) : (
        <DeskTable className={tasks.table}>
          <caption className="visually-hidden">{t(`frame-list-${list}`)}</caption>
          <thead className="visually-hidden">
            <tr>
              <td />
              <th scope="col">{t('frame-item-title')}</th>
              <th scope="col">{t('frame-actions')}</th>
            </tr>
          </thead>
          <tbody ref={moves.list}>
            {rows.map((row) => (
              <FrameRow
                key={row.item.id}
                row={row}
                list={list}
                name={nameOf(row)}
                languages={store.languages}
                isCurrent={store.selected === row.item.id}
                drag={drag}
                onOpen={() => store.select(row.item.id)}
                onMove={(way) => move(row, way)}
                onAdd={(isCallToAction) => store.add(list, row.item.id, isCallToAction)}
                onRemove={() => remove(row)}
              />
            ))}
          </tbody>
        </DeskTable>
      )}
      {moves.announce}
      <div>
        <Button look="quiet" icon={<Icon of={IconPlus} />} onClick={() => store.add(list, undefined)}>
          {t(list === 'main' ? 'frame-add-item' : `frame-add-${list}`)}
        </Button>
      </div>
    </section>
  );
});
