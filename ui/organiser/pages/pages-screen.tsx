'use client';

import type { PageEntry } from '@fairdesk/core/editor';
import type { ListAction } from '@fairdesk/core/organiser';
import type { Language } from '@fairdesk/core/shared';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { Link } from '../../shared/link.tsx';
import { useQuery } from '../../shared/next-query.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { ListFailure } from '../list-failure.tsx';
import { ListKeysButton } from '../list-keys-button.tsx';
import { ListKeysDialog } from '../list-keys-dialog.tsx';
import { focusSearch, useListKeys } from '../use-list-keys.ts';
import { useOrganiser } from '../use-organiser.ts';
import { pageFilterOf, pageQueryOf } from './list-address.ts';
import { type OpenDialog, PageDialogs } from './page-dialogs.tsx';
import { PageFilters } from './page-filters.tsx';
import { PageListStore } from './page-list-store.ts';
import type { PageAction } from './page-menu.tsx';
import { PageRow } from './page-row.tsx';
import { PageTable } from './page-table.tsx';
import { PageTabs } from './page-tabs.tsx';

interface Props {
  entries: readonly PageEntry[];
  /** Those of the website. */
  languages: readonly Language[];
  timeZone: string;
  /** The address of this page, without its query. */
  list: string;
}

const ACTIONS: readonly ListAction[] = ['search', 'next', 'previous', 'open', 'close', 'help'];

/** The pages of the website as a tree; the filter is in the address, so a list can be sent to a colleague. */
export const PagesScreen = observer(function PagesScreen({ entries, languages, timeZone, list }: Props) {
  const { t } = useLabels();
  const organiser = useOrganiser();
  const [params, go] = useQuery();
  const filter = pageFilterOf(params);
  const [store] = useState(() => new PageListStore(entries, filter, languages, organiser));
  const [hasHelp, setHelp] = useState(false);
  const [open, setOpen] = useState<OpenDialog>();
  const act = useCallback((action: PageAction, entry: PageEntry) => setOpen({ action, entry }), []);
  const search = useRef<HTMLInputElement>(null);
  const { view, language, search: text } = filter;
  useEffect(() => store.show({ view, language, search: text }), [store, view, language, text]);
  const focusRow = (id: string | undefined) => document.getElementById(`open-${id}`)?.focus();
  useListKeys({
    next: () => focusRow(store.move('next')),
    previous: () => focusRow(store.move('previous')),
    search: () => focusSearch(search.current),
    close: () => search.current?.blur(),
    help: () => setHelp(true),
  });
  const { rows } = store;
  return (
    <>
      <DeskHeading
        title={t('desk-pages')}
        text={t('pages-text')}
        actions={
          <>
            <ListKeysButton onClick={() => setHelp(true)} />
            <Button icon={<Icon of={IconPlus} />} onClick={() => setOpen({ action: 'create' })}>
              {t('pages-new')}
            </Button>
          </>
        }
      />
      <PageTabs current="pages" list={list} />
      <PageFilters
        ref={search}
        store={store}
        languages={languages}
        list={list}
        onOpen={(next) => go(pageQueryOf(next))}
      />
      {store.hasFailed && <ListFailure text={t('pages-failed')} onRetry={() => void store.load()} />}
      <p role="status" className="visually-hidden">
        {t('pages-count', { n: rows.length })}
      </p>
      {rows.length === 0 ? (
        <EmptyState text={t(store.pages.length === 0 ? 'pages-none' : 'pages-none-found')}>
          {store.pages.length > 0 && <Link href={list}>{t('pages-show-all')}</Link>}
        </EmptyState>
      ) : (
        <PageTable caption={t('desk-pages')} languages={languages}>
          {rows.map((branch) => (
            <PageRow
              key={branch.entry.path}
              branch={branch}
              languages={languages}
              timeZone={timeZone}
              list={list}
              isCurrent={branch.entry.path === store.current}
              isTree={store.isTree}
              isCollapsed={store.collapsed.has(branch.entry.path)}
              onToggle={store.toggle}
              onFocus={store.stepTo}
              onAct={act}
            />
          ))}
        </PageTable>
      )}
      {open && (
        <PageDialogs
          open={open}
          store={store}
          languages={languages}
          timeZone={timeZone}
          list={list}
          onClose={() => setOpen(undefined)}
        />
      )}
      {hasHelp && <ListKeysDialog actions={ACTIONS} onClose={() => setHelp(false)} />}
    </>
  );
});
