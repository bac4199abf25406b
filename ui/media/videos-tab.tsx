'use client';

import type { Video } from '@fairdesk/core/media';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './document-row.module.css';
import { OwnShelf } from './own-shelf.tsx';
import { VideoItem } from './video-item.tsx';

const VideoDialog = lazyView(async () => (await import('./video-dialog.tsx')).VideoDialog);

/** The videos of a company. Portal spec §2 "Videos page". */
export const VideosTab = observer(function VideosTab() {
  const { t } = useLabels();
  const use = useEditing();
  const { id } = useProfile().profile;
  return (
    <OwnShelf<Video>
      title={t('videos')}
      addLabel={t('video-add')}
      none={t('videos-none')}
      layout={styles.films}
      list={() => use.listVideos(id)}
      row={(video, acts) => <VideoItem key={video.id} video={video} acts={acts} />}
      dialog={(video, { put, close }) => (
        <VideoDialog
          video={video}
          draft={`${id}/videos/${video?.id ?? 'new'}`}
          errorLabel={video ? 'EditVideoError' : 'AddVideoError'}
          save={({ form, version }, upload) =>
            use.saveVideo(id, { ...form, ...(video && { id: video.id, version: version ?? '' }) }, upload)
          }
          latest={() => use.listVideos(id).map((all) => all.find((one) => one.id === video?.id))}
          onSaved={(saved) => put(saved, t(video ? 'video-saved' : 'video-added'))}
          onClose={close}
        />
      )}
      removal={({ id: videoId, title: name }) => ({
        title: t('video-delete'),
        text: t('document-delete-text', { name }),
        done: t('media-deleted', { name }),
        errorLabel: 'DeleteVideoError',
        remove: (options) => use.removeVideo(id, videoId, options),
      })}
    />
  );
});
