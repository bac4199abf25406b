'use client';

import type { NewsItem } from '@fairdesk/core/news';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { DetailPage } from '../shared/detail-page.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import type { ShelfStore } from '../shared/editing/shelf-store.ts';
import { Validity } from '../shared/editing/validity.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { RichText } from '../shared/rich-text.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { WebLink } from '../shared/web-link.tsx';
import styles from './news.module.css';
import { NewsImage } from './news-image.tsx';

const NewsDialog = lazyView(async () => (await import('./news-dialog.tsx')).NewsDialog);
const Removal = lazyView(async () => (await import('../shared/editing/removal.tsx')).Removal);

interface Props {
  item: NewsItem;
  shelf: ShelfStore<NewsItem>;
  onBack: () => void;
}

/** A news item, with buttons to change it. */
export const NewsDetail = observer(function NewsDetail({ item, shelf, onBack }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { id, canEdit } = useProfile().profile;
  const { removeNews } = useEditing();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const may = <T,>(act: T) => (canEdit ? act : undefined);
  const { header: name, introduction, text, author, url, validFrom, validTo, state } = item;
  return (
    <DetailPage
      title={name}
      back={t('news-back')}
      onBack={onBack}
      edit={may({ label: t('news-edit'), run: () => setOpen('edit') })}
      remove={may({ label: t('news-delete'), run: () => setOpen('delete') })}
    >
      <div className={styles.text}>
        <p className={styles.lead}>{introduction}</p>
        <RichText html={text} />
        {url && (
          <p>
            <WebLink url={url} />
          </p>
        )}
        <div className={styles.quiet}>
          <p>{t('news-by', { author })}</p>
          <Validity from={validFrom} until={validTo} />
          <p>{t(`item-state-${state}`)}</p>
        </div>
      </div>
      <NewsImage item={item} onChanged={shelf.put} />
      {open === 'edit' && <NewsDialog item={item} shelf={shelf} onSaved={close} onClose={close} />}
      {open === 'delete' && (
        <Removal
          title={t('news-delete')}
          text={t('news-delete-text', { name })}
          errorLabel="DeleteNewsError"
          remove={(options) => removeNews(id, item.id, options)}
          onRemoved={() => {
            onBack();
            shelf.drop(item.id);
            toast.done(t('news-deleted', { name }));
          }}
          onClose={close}
        />
      )}
    </DetailPage>
  );
});
