'use client';

import {
  EXHIBITOR_SORTS,
  type ExhibitorColumn,
  type ExhibitorSort,
  isExhibitorSelected,
} from '@fairdesk/core/organiser';
import type { ParticipationId } from '@fairdesk/core/shared';
import { useDeferredValue } from 'react';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { ExhibitorListStore } from './exhibitor-list-store.ts';
import { ExhibitorRow } from './exhibitor-row.tsx';
import styles from './exhibitors.module.css';

interface Props {
  store: ExhibitorListStore;
  columns: readonly ExhibitorColumn[];
  now: string;
  timeZone: string;
  /** The address of the list, without its query. */
  list: string;
  /** The exhibitor beside the list. */
  opened: ParticipationId | undefined;
  /** Opens an exhibitor beside the list; returns false where its page must open. */
  onOpen: (id: ParticipationId) => boolean;
  onSort: (sort: ExhibitorSort) => void;
}

const isSort = (column: string): column is ExhibitorSort => EXHIBITOR_SORTS.some((sort) => sort === column);

/** The rows of the list, with a head that sorts them. */
export const ExhibitorTable = observer(function ExhibitorTable(props: Props) {
  const { store, columns, now, timeZone, list, opened, onOpen, onSort } = props;
  const { t } = useLabels();
  const { rows, selection, current, query, selected, total, isEverySelected: isAll } = store;
  const visibleRows = useFirstRowsFirst(rows);
  const head = (column: 'name' | ExhibitorColumn) => {
    const isSorted = query.sort === column;
    return (
      <th
        key={column}
        scope="col"
        data-column={column}
        aria-sort={isSorted ? (query.isDescending ? 'descending' : 'ascending') : undefined}
      >
        {isSort(column) ? (
          <button type="button" onClick={() => onSort(column)}>
            {t(`exhibitor-list-column-${column}`)}
            <span aria-hidden="true">{isSorted && (query.isDescending ? ' ↓' : ' ↑')}</span>
          </button>
        ) : (
          t(`exhibitor-list-column-${column}`)
        )}
      </th>
    );
  };
  return (
    <table className={styles.table} aria-busy={store.isLoading} aria-rowcount={total + 1}>
      <caption className="visually-hidden">{t('desk-exhibitors')}</caption>
      <thead>
        <tr>
          <td className={styles.tick}>
            <label>
              <input
                type="checkbox"
                aria-label={t('exhibitor-list-select-all', { n: total })}
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = selected > 0 && !isAll;
                }}
                onChange={selected > 0 ? store.clearSelection : store.selectAll}
              />
            </label>
          </td>
          {(['name', ...columns] as const).map(head)}
        </tr>
      </thead>
      <tbody>
        {visibleRows.map((row, place) => (
          <ExhibitorRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state, and new contents are cheaper than new rows
            key={place}
            row={row}
            place={place}
            href={`${list}/${row.id}`}
            columns={columns}
            isSelected={isExhibitorSelected(selection, row.id)}
            isCurrent={place === current}
            isOpened={row.id === opened}
            now={now}
            timeZone={timeZone}
            onToggle={store.toggle}
            onFocus={store.stepTo}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
});

/** As many rows as a usual screen shows. */
const SCREENFUL = 25;

/** The rows of another list appear in two steps, so that those on the screen wait for no others. */
const useFirstRowsFirst = (rows: ExhibitorListStore['rows']): ExhibitorListStore['rows'] => {
  const deferredRows = useDeferredValue(rows);
  // A list that begins alike is the same one, loaded again or longer: its rows keep their place and the focus.
  const isSameList = deferredRows === rows || deferredRows[0]?.id === rows[0]?.id;
  return isSameList ? rows : rows.slice(0, SCREENFUL);
};
