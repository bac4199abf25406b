'use client';

import type { ArticleList, PageEntry, PagePlace } from '@fairdesk/core/editor';
import type { ListAction } from '@fairdesk/core/organiser';
import { LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { Link } from '../../shared/link.tsx';
import { useQuery } from '../../shared/next-query.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { ListFailure } from '../list-failure.tsx';
import { ListKeysButton } from '../list-keys-button.tsx';
import { ListKeysDialog } from '../list-keys-dialog.tsx';
import { editorAddress } from '../pages/editor-address.ts';
import { type OpenDialog, PageDialogs } from '../pages/page-dialogs.tsx';
import type { PageAction } from '../pages/page-menu.tsx';
import pages from '../pages/pages.module.css';
import { focusSearch, useListKeys } from '../use-list-keys.ts';
import { useOrganiser } from '../use-organiser.ts';
import styles from './news.module.css';
import { newsFilterOf, newsQueryOf } from './news-address.ts';
import { NewsCreateSheet } from './news-create-sheet.tsx';
import { NewsFilters } from './news-filters.tsx';
import { NewsListStore } from './news-list-store.ts';
import { NewsRow } from './news-row.tsx';

interface Props {
  articles: ArticleList;
  /** Those of the website. */
  languages: readonly Language[];
  timeZone: string;
  /** The addresses of this page and of the list of pages, without their queries. */
  list: string;
  pagesList: string;
}

const ACTIONS: readonly ListAction[] = ['search', 'next', 'previous', 'open', 'close', 'help'];

/** The news of the website; the filter is in the address, so a list can be sent to a colleague. */
export const NewsScreen = observer(function NewsScreen(props: Props) {
  const { articles, languages, timeZone, list, pagesList } = props;
  const { t } = useLabels();
  const organiser = useOrganiser();
  const toast = useToast();
  const [params, go] = useQuery();
  const filter = newsFilterOf(params);
  const [store] = useState(() => new NewsListStore(articles, filter, organiser));
  const [hasHelp, setHelp] = useState(false);
  const [open, setOpen] = useState<OpenDialog>();
  const act = useCallback((action: PageAction, entry: PageEntry) => setOpen({ action, entry }), []);
  const search = useRef<HTMLInputElement>(null);
  const { view, language, search: text, tag } = filter;
  useEffect(() => store.show({ view, language, search: text, tag }), [store, view, language, text, tag]);
  const focusRow = (id: string | undefined) => document.getElementById(`open-${id}`)?.focus();
  useListKeys({
    next: () => focusRow(store.move('next')),
    previous: () => focusRow(store.move('previous')),
    search: () => focusSearch(search.current),
    close: () => search.current?.blur(),
    help: () => setHelp(true),
  });
  const created = (place: PagePlace, title: string) => {
    setOpen(undefined);
    toast.done(t('pages-created', { title }), {
      label: t('pages-created-open'),
      href: editorAddress(pagesList, place),
    });
    void store.load();
  };
  const { rows, entries } = store;
  const hasHome = store.list.homes.length > 0;
  return (
    <>
      <DeskHeading
        title={t('desk-news')}
        text={t('news-desk-text')}
        actions={
          <>
            <ListKeysButton onClick={() => setHelp(true)} />
            {hasHome && (
              <Button icon={<Icon of={IconPlus} />} onClick={() => setOpen({ action: 'create' })}>
                {t('news-desk-new')}
              </Button>
            )}
          </>
        }
      />
      <NewsFilters
        ref={search}
        store={store}
        languages={languages}
        list={list}
        onOpen={(next) => go(newsQueryOf(next))}
      />
      {store.hasFailed && <ListFailure text={t('news-desk-failed')} onRetry={() => void store.load()} />}
      <p role="status" className="visually-hidden">
        {t('news-desk-count', { n: rows.length })}
      </p>
      {rows.length === 0 ? (
        <EmptyState text={t(emptyText(entries.length > 0, hasHome))}>
          {entries.length > 0 && <Link href={list}>{t('news-desk-show-all')}</Link>}
        </EmptyState>
      ) : (
        <div className={pages.scroll}>
          <table className={`${pages.table} ${styles.table}`}>
            <caption className="visually-hidden">{t('desk-news')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('news-desk-item')}</th>
                <th scope="col">{t('news-desk-date')}</th>
                <th scope="col" className={styles.tags}>
                  {t('news-desk-tags')}
                </th>
                {languages.map((each) => (
                  <th key={each} scope="col" lang={each}>
                    {LANGUAGE_NAMES[each]}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('pages-actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((entry) => (
                <NewsRow
                  key={entry.path}
                  entry={entry}
                  languages={languages}
                  timeZone={timeZone}
                  pagesList={pagesList}
                  isCurrent={entry.path === store.current}
                  onFocus={store.stepTo}
                  onAct={act}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open?.action === 'create' && (
        <NewsCreateSheet
          list={store.list}
          languages={languages}
          onCreated={created}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.entry && (
        <PageDialogs
          open={open}
          store={store}
          languages={languages}
          timeZone={timeZone}
          list={pagesList}
          onClose={() => setOpen(undefined)}
        />
      )}
      {hasHelp && <ListKeysDialog actions={ACTIONS} onClose={() => setHelp(false)} />}
    </>
  );
});

const emptyText = (hasNews: boolean, hasHome: boolean) => {
  if (hasNews) return 'news-desk-none-found';
  return hasHome ? 'news-desk-none' : 'news-desk-no-home';
};
