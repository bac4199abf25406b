'use client';

import type { Video } from '@fairdesk/core/media';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { useLabels } from '../shared/labels.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { ShelfHead } from '../shared/shelf-head.tsx';
import { ShelfState } from '../shared/shelf-state.tsx';
import { ShelfStore } from '../shared/shelf-store.ts';
import { useToast } from '../shared/toast.tsx';
import styles from './document-row.module.css';
import { VideoPlayer } from './video-player.tsx';

const VideoDialog = lazyView(async () => (await import('./video-dialog.tsx')).VideoDialog);
const Removal = lazyView(async () => (await import('../shared/removal.tsx')).Removal);

type Open =
  | { readonly kind: 'edit'; readonly video?: Video }
  | { readonly kind: 'delete'; readonly video: Video };

/** A company in motion. Portal spec §2 "Videos page". */
export const VideosTab = observer(function VideosTab() {
  const { t } = useLabels();
  const toast = useToast();
  const card = useProfile();
  const use = useEditing();
  const { id, canEdit } = card.profile;
  const [shelf] = useState(() => new ShelfStore<Video>(() => use.listVideos(id)));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    toast.done(text);
    close();
    void card.refresh();
  };
  const add = () => setOpen({ kind: 'edit' });
  return (
    <section className={styles.shelf}>
      <ShelfState store={shelf}>
        {() => (
          <>
            <ShelfHead title={t('videos')} actions={canEdit ? [{ label: t('video-add'), run: add }] : []} />
            {shelf.items.length === 0 ? (
              <EmptyState text={t('videos-none')} />
            ) : (
              <ul className={styles.films}>
                {shelf.items.map((video) => (
                  <li key={video.id} className={styles.film}>
                    <VideoPlayer key={video.videoId} video={video} />
                    <div className={styles.caption}>
                      <h3>{video.title}</h3>
                      {canEdit && (
                        <span className={styles.actions}>
                          <IconButton
                            icon={IconPencil}
                            name={t('document-edit-named', { name: video.title })}
                            onClick={() => setOpen({ kind: 'edit', video })}
                          />
                          <IconButton
                            icon={IconTrash}
                            name={t('media-delete-named', { name: video.title })}
                            onClick={() => setOpen({ kind: 'delete', video })}
                          />
                        </span>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </ShelfState>
      <Suspense>
        {open?.kind === 'edit' && (
          <VideoDialog
            video={open.video}
            draft={`${id}/videos/${open.video?.id ?? 'new'}`}
            errorLabel={open.video ? 'EditVideoError' : 'AddVideoError'}
            save={({ form, version }) =>
              use.saveVideo(id, { ...form, ...(open.video && { id: open.video.id, version: version ?? '' }) })
            }
            latest={() => use.listVideos(id).map((all) => all.find((one) => one.id === open.video?.id))}
            onSaved={(saved) => {
              shelf.put(saved);
              done(t(open.video ? 'video-saved' : 'video-added'));
            }}
            onClose={close}
          />
        )}
        {open?.kind === 'delete' && (
          <Removal
            title={t('video-delete')}
            text={t('document-delete-text', { name: open.video.title })}
            errorLabel="DeleteVideoError"
            remove={() => use.removeVideo(id, open.video.id)}
            onRemoved={() => {
              shelf.drop(open.video.id);
              done(t('media-deleted', { name: open.video.title }));
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  );
});
