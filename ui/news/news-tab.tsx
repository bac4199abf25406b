'use client';

import type { NewsItem } from '@fairdesk/core/news';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { ItemNotFound } from '../shared/editing/item-not-found.tsx';
import { ShelfHead } from '../shared/editing/shelf-head.tsx';
import { ShelfState } from '../shared/editing/shelf-state.tsx';
import { ShelfStore } from '../shared/editing/shelf-store.ts';
import { useOpenedItem } from '../shared/editing/use-opened-item.ts';
import { EmptyState } from '../shared/empty-state.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './news.module.css';
import { NewsDetail } from './news-detail.tsx';
import { NewsRow } from './news-row.tsx';

const NewsDialog = lazyView(async () => (await import('./news-dialog.tsx')).NewsDialog);

interface Props {
  /** The id of the open item. */
  itemId?: string | undefined;
  onOpenItem: (id?: string) => void;
  /** Where the user chooses another of their companies; absent with only one. */
  chooser?: string | undefined;
}

/** The news of a company, or one item. Portal spec §2 "News list", "News detail". */
export const NewsTab = observer(function NewsTab({ itemId, onOpenItem, chooser }: Props) {
  const { t } = useLabels();
  const { id, canEdit, isPublic } = useProfile().profile;
  const { listNews } = useEditing();
  const [shelf] = useState(() => new ShelfStore<NewsItem>(() => listNews(id)));
  const [adding, setAdding] = useState(false);
  const [openedId, leave] = useOpenedItem(itemId, onOpenItem);
  const list = () => (
    <section className={styles.shelf}>
      <ShelfHead
        title={t('news')}
        actions={canEdit ? [{ label: t('news-add'), run: () => setAdding(true) }] : []}
      />
      {shelf.items.length === 0 && <EmptyState text={t('news-none')} />}
      <ul>
        {shelf.items.map((item) => (
          <NewsRow key={item.id} item={item} isCompanyPublic={isPublic} onOpen={() => onOpenItem(item.id)} />
        ))}
      </ul>
      {adding && (
        <NewsDialog shelf={shelf} onSaved={(item) => onOpenItem(item.id)} onClose={() => setAdding(false)} />
      )}
    </section>
  );
  const detail = (opened: string) => {
    const item = shelf.find(opened);
    return item ? (
      <NewsDetail key={item.id} item={item} shelf={shelf} onBack={leave} />
    ) : (
      <ItemNotFound back={t('news-back')} onBack={leave} chooser={chooser} />
    );
  };
  return <ShelfState store={shelf}>{() => (openedId === undefined ? list() : detail(openedId))}</ShelfState>;
});
