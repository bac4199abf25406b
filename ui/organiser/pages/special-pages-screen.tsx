'use client';

import type { PageEntry, PagePurpose, PlacedDialog } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { ListFailure } from '../list-failure.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { DialogCreateSheet } from './dialog-create-sheet.tsx';
import { ErrorPageMaker } from './error-page-maker.tsx';
import { type OpenDialog, PageDialogs } from './page-dialogs.tsx';
import { PageListStore } from './page-list-store.ts';
import type { PageAction } from './page-menu.tsx';
import { PageRow } from './page-row.tsx';
import { PageTable } from './page-table.tsx';
import { PageTabs } from './page-tabs.tsx';
import { PlacedDialogs } from './placed-dialogs.tsx';
import styles from './special-pages.module.css';

interface Props {
  entries: readonly PageEntry[];
  /** The dialogs that stand on pages. */
  placed: readonly PlacedDialog[];
  /** Those of the website. */
  languages: readonly Language[];
  timeZone: string;
  /** The address of the list of pages. */
  list: string;
}

const ERRORS = ['not-found', 'server-error'] as const;

/** The pages that visitors do not open at their address: error pages, and dialogs that other pages open. */
export const SpecialPagesScreen = observer(function SpecialPagesScreen(props: Props) {
  const { entries, placed, languages, timeZone, list } = props;
  const { t, language } = useLabels();
  const organiser = useOrganiser();
  const [store] = useState(
    () => new PageListStore(entries, { view: 'all', language, search: '' }, languages, organiser),
  );
  const [open, setOpen] = useState<OpenDialog>();
  const [isAdding, setAdding] = useState(false);
  const act = useCallback((action: PageAction, entry: PageEntry) => setOpen({ action, entry }), []);
  const dialogs = store.entriesFor('dialog');
  const missing = ERRORS.filter((kind) => store.entriesFor(kind).length === 0);
  const table = (caption: string, rows: readonly PageEntry[]) => (
    <PageTable caption={caption} languages={languages}>
      {rows.map((entry) => (
        <PageRow
          key={entry.path}
          branch={{ entry, depth: 0, below: 0 }}
          languages={languages}
          timeZone={timeZone}
          list={list}
          isCurrent={entry.path === store.current}
          isTree={false}
          isCollapsed={false}
          onToggle={store.toggle}
          onFocus={store.stepTo}
          onAct={act}
        />
      ))}
    </PageTable>
  );
  const stored = ERRORS.flatMap((kind: PagePurpose) => store.entriesFor(kind));
  return (
    <>
      <DeskHeading
        title={t('pages-special')}
        text={t('pages-special-text')}
        actions={
          <Button icon={<Icon of={IconPlus} />} onClick={() => setAdding(true)}>
            {t('dialogs-new')}
          </Button>
        }
      />
      <PageTabs current="special" list={list} />
      {store.hasFailed && <ListFailure text={t('pages-failed')} onRetry={() => void store.load()} />}
      <section className={styles.section} aria-labelledby="error-pages">
        <h2 id="error-pages">{t('error-pages')}</h2>
        <p>{t('error-pages-text')}</p>
        {missing.map((kind) => (
          <ErrorPageMaker key={kind} kind={kind} list={list} onMade={() => void store.load()} />
        ))}
        {stored.length > 0 && table(t('error-pages'), stored)}
      </section>
      <section className={styles.section} aria-labelledby="dialogs">
        <h2 id="dialogs">{t('dialogs')}</h2>
        <p>{t('dialogs-text')}</p>
        {dialogs.length > 0 ? table(t('dialogs'), dialogs) : <EmptyState text={t('dialogs-none')} />}
        {placed.length > 0 && (
          <>
            <h3>{t('dialogs-placed')}</h3>
            <p>{t('dialogs-placed-text')}</p>
            <PlacedDialogs placed={placed} entries={store.entries} list={list} />
          </>
        )}
      </section>
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
      {isAdding && (
        <DialogCreateSheet
          entries={store.entries}
          languages={languages}
          list={list}
          onCreated={() => void store.load()}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
});
