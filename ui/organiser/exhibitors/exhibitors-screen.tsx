'use client';

import {
  type ExhibitorChoices,
  type ExhibitorColumn,
  type ExhibitorPage,
  type ExhibitorPreferences,
  type ExhibitorQuery,
  type ExportTable,
  exhibitorParams,
  exhibitorQueryOf,
  type ListAction,
  sortedBy,
  toggleColumn,
} from '@fairdesk/core/organiser';
import type { ParticipationId } from '@fairdesk/core/shared';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { Link } from '../../shared/link.tsx';
import { currentQuery, useQuery } from '../../shared/next-query.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { ListFailure } from '../list-failure.tsx';
import { ListKeysButton } from '../list-keys-button.tsx';
import { ListKeysDialog } from '../list-keys-dialog.tsx';
import { focusSearch, useListKeys } from '../use-list-keys.ts';
import { useOrganiser } from '../use-organiser.ts';
import { ExhibitorAddSheet } from './exhibitor-add-sheet.tsx';
import { ExhibitorBar } from './exhibitor-bar.tsx';
import { ExhibitorColumnMenu } from './exhibitor-column-menu.tsx';
import { ExhibitorListStore } from './exhibitor-list-store.ts';
import { ExhibitorPanel } from './exhibitor-panel.tsx';
import { ExhibitorSearch } from './exhibitor-search.tsx';
import { ExhibitorTable } from './exhibitor-table.tsx';
import { ExhibitorViewMenu } from './exhibitor-view-menu.tsx';
import styles from './exhibitors.module.css';
import { useBeside } from './use-beside.ts';
import { useStoredSelection } from './use-stored-selection.ts';

interface Props {
  first: ExhibitorPage;
  /** What the first page was read for. Back can lead to another query of the same address, with this page. */
  firstQuery: ExhibitorQuery;
  choices: ExhibitorChoices;
  preferences: ExhibitorPreferences;
  /** ISO. */
  now: string;
  /** The address of the list, without its query. */
  list: string;
  timeZone: string;
  /** Whether the organiser may export selected exhibitors. */
  canExport: boolean;
  /** Of the import, for those who may. */
  importPath: string | undefined;
}

const ACTIONS: readonly ListAction[] = ['search', 'next', 'previous', 'select', 'open', 'close', 'help'];

/** The list of exhibitors; its state is in the address, so a list can be sent to a colleague. */
export const ExhibitorsScreen = observer(function ExhibitorsScreen(props: Props) {
  const { first, firstQuery, choices, preferences, now, list, timeZone, canExport, importPath } = props;
  const { t, language } = useLabels();
  const toast = useToast();
  const { listExhibitors, saveExhibitorColumns, downloadTable } = useOrganiser();
  const [params, go] = useQuery();
  const query = exhibitorQueryOf(params);
  const [store] = useState(() => new ExhibitorListStore(listExhibitors, firstQuery, first));
  const beside = useBeside(params.at, list);
  const [columns, setColumns] = useState(preferences.columns);
  const [hasHelp, setHelp] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void store.show(exhibitorQueryOf(currentQuery()));
  });
  useStoredSelection(store);
  const open = (other: ExhibitorQuery) => go(exhibitorParams(other));
  const choose = (column: ExhibitorColumn) => {
    const chosen = toggleColumn(columns, column);
    setColumns(chosen);
    void saveExhibitorColumns(chosen);
  };
  const step = (action: 'next' | 'previous') => {
    store.move(action);
    const row = store.rows[store.current ?? -1];
    if (row === undefined) return;
    document.getElementById(`open-${row.id}`)?.focus();
    if (beside.id !== undefined) beside.open(row.id);
  };
  useListKeys({
    next: () => step('next'),
    previous: () => step('previous'),
    select: () => store.toggleCurrent(),
    search: () => focusSearch(search.current),
    close: () => {
      if (document.activeElement === search.current) search.current?.blur();
      else if (beside.id !== undefined) beside.close();
      else store.clearSelection();
    },
    help: () => setHelp(true),
  });
  const added = (id: ParticipationId, name: string) => {
    setAdding(false);
    toast.done(t('exhibitor-added', { name }), {
      label: t('exhibitor-added-open'),
      run: () => window.location.assign(`${list}/${id}`),
    });
    void store.reload();
  };
  const onExport = canExport
    ? async (table: ExportTable, format: 'csv' | 'xlsx', selection: object) => {
        const body = { table, format, selection, language };
        return (await downloadTable('exhibitors/export', body, `${table}.${format}`)).isOk();
      }
    : undefined;
  const isFiltered = Object.keys(query.filter).length > 0;
  return (
    <>
      <DeskHeading
        title={t('desk-exhibitors')}
        text={<span role="status">{t('exhibitor-list-total', { n: store.total })}</span>}
        actions={
          <>
            <ListKeysButton onClick={() => setHelp(true)} />
            <ExhibitorViewMenu query={query} views={preferences.views} onOpen={open} />
            <ExhibitorColumnMenu columns={columns} onToggle={choose} />
            <Button icon={<Icon of={IconPlus} />} onClick={() => setAdding(true)}>
              {t('exhibitor-add')}
            </Button>
          </>
        }
      />
      <ExhibitorSearch
        ref={search}
        query={query}
        choices={choices}
        onOpen={open}
        onType={(next) => void store.show(next)}
      />
      {store.hasFailed && (
        <ListFailure text={t('exhibitor-list-failed')} onRetry={() => void store.reload()} />
      )}
      {store.rows.length === 0 ? (
        <EmptyState text={isFiltered ? t('exhibitor-list-none') : t('overview-all', { n: 0 })}>
          {!isFiltered && importPath && <Link href={importPath}>{t('exhibitor-list-import')}</Link>}
        </EmptyState>
      ) : (
        <div className={styles.list} data-beside={beside.id !== undefined || undefined}>
          <div className={styles.rows}>
            <ExhibitorTable
              store={store}
              columns={columns}
              now={now}
              timeZone={timeZone}
              list={list}
              opened={beside.id}
              onOpen={beside.open}
              onSort={(sort) => open(sortedBy(query, sort))}
            />
            {store.next !== undefined && (
              <div className={styles.more}>
                <Button look="quiet" busy={store.isLoading} onClick={() => void store.more()}>
                  {t('exhibitor-list-more')}
                </Button>
              </div>
            )}
            {store.selected > 0 && <ExhibitorBar store={store} tasks={choices.tasks} onExport={onExport} />}
          </div>
          {beside.id && (
            <ExhibitorPanel
              id={beside.id}
              timeZone={timeZone}
              page={`${list}/${beside.id}`}
              onChanged={() => void store.reload()}
              onClose={beside.close}
            />
          )}
        </div>
      )}
      {isAdding && (
        <ExhibitorAddSheet types={choices.types} onAdded={added} onClose={() => setAdding(false)} />
      )}
      {hasHelp && <ListKeysDialog actions={ACTIONS} onClose={() => setHelp(false)} />}
    </>
  );
});
