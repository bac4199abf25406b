'use client';

import type { NewsItem } from '@fairdesk/core/news';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { Button } from '../shared/button.tsx';
import { DetailPage } from '../shared/detail-page.tsx';
import { useEditing } from '../shared/editing.tsx';
import { Icon } from '../shared/icon.tsx';
import { useLabels } from '../shared/labels.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { RichText } from '../shared/rich-text.tsx';
import type { ShelfStore } from '../shared/shelf-store.ts';
import { useToast } from '../shared/toast.tsx';
import { Validity } from '../shared/validity.tsx';
import styles from './news.module.css';
import { NewsImage } from './news-image.tsx';

const NewsDialog = lazyView(async () => (await import('./news-dialog.tsx')).NewsDialog);
const Removal = lazyView(async () => (await import('../shared/removal.tsx')).Removal);

interface Props {
  item: NewsItem;
  shelf: ShelfStore<NewsItem>;
  onBack: () => void;
}

/** One item of news as it is read, with the ways to change it. */
export const NewsDetail = observer(function NewsDetail({ item, shelf, onBack }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { id, canEdit } = useProfile().profile;
  const { removeNews } = useEditing();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const { header: name, introduction, text, author, url, validFrom, validTo } = item;
  return (
    <DetailPage
      title={name}
      back={t('news-back')}
      onBack={onBack}
      actions={
        canEdit && (
          <>
            <Button look="quiet" icon={<Icon of={IconPencil} />} onClick={() => setOpen('edit')}>
              {t('news-edit')}
            </Button>
            <Button look="plain" icon={<Icon of={IconTrash} />} onClick={() => setOpen('delete')}>
              {t('news-delete')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.text}>
        <p className={styles.lead}>{introduction}</p>
        <RichText html={text} />
        {url && (
          <p>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {url.replace(/^https?:\/\/(www\.)?/i, '')}
              <span className="visually-hidden"> ({t('new-tab')})</span>
            </a>
          </p>
        )}
        <div className={styles.quiet}>
          <p>{t('news-by', { author })}</p>
          <Validity from={validFrom} until={validTo} />
        </div>
      </div>
      <NewsImage item={item} onChanged={shelf.put} />
      <Suspense>
        {open === 'edit' && <NewsDialog item={item} shelf={shelf} onSaved={close} onClose={close} />}
        {open === 'delete' && (
          <Removal
            title={t('news-delete')}
            text={t('news-delete-text', { name })}
            errorLabel="DeleteNewsError"
            remove={() => removeNews(id, item.id)}
            onRemoved={() => {
              onBack();
              shelf.drop(item.id);
              toast.done(t('news-deleted', { name }));
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </DetailPage>
  );
});
