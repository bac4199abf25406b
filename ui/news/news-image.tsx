'use client';

import type { NewsItem } from '@fairdesk/core/news';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { Button } from '../shared/button.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { Icon } from '../shared/icon.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import styles from './news.module.css';

const ImageDialog = lazyView(async () => (await import('../media/image-dialog.tsx')).ImageDialog);

interface Props {
  item: NewsItem;
  onChanged: (item: NewsItem) => void;
}

/** The image of a news item. */
export const NewsImage = observer(function NewsImage({ item, onChanged }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { id, canEdit } = useProfile().profile;
  const { listNews, saveNewsImage } = useEditing();
  const [editing, setEditing] = useState(false);
  const { image } = item;
  /** Shows the image of a colleague too, whichever is chosen. */
  const imageNow = (items: readonly NewsItem[]) => {
    const current = items.find((each) => each.id === item.id);
    if (current) onChanged(current);
    return current?.image;
  };
  const action = t(image ? 'news-image-replace' : 'news-image-add');
  return (
    <section className={styles.part}>
      <h3>{t('news-image')}</h3>
      {image ? (
        <Picture src={image.url} alt={image.title} />
      ) : (
        <p className={styles.quiet}>{t('news-image-none')}</p>
      )}
      {canEdit && (
        <Button look="quiet" icon={<Icon of={IconPhoto} />} onClick={() => setEditing(true)}>
          {action}
        </Button>
      )}
      {editing && (
        <ImageDialog
          title={action}
          draft={`${id}/news/${item.id}/image`}
          errorLabel="UpdateNewsImageError"
          stored={image}
          latest={() => listNews(id).map(imageNow)}
          save={(chosen, upload) => saveNewsImage(id, item.id, chosen, upload)}
          onSaved={(changed) => {
            onChanged(changed);
            setEditing(false);
            toast.done(t('news-saved', { name: changed.header }));
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  );
});
