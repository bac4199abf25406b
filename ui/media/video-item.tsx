'use client';

import { type Video, videoLink } from '@fairdesk/core/media';
import { failureKey } from '@fairdesk/core/shared';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import styles from './document-row.module.css';
import type { ItemActs } from './own-shelf.tsx';
import { TitleSuggestion } from './title-suggestion.tsx';
import { VideoPlayer } from './video-player.tsx';

interface Props {
  video: Video;
  acts: ItemActs<Video> | undefined;
}

/** A video with its title, and the suggested title from its host, if any. */
export const VideoItem = observer(function VideoItem({ video, acts }: Props) {
  const { t, say } = useLabels();
  const toast = useToast();
  const { saveVideo } = useEditing();
  const { profile } = useProfile();
  const { id, version, title: name } = video;
  const rename = async (title: string) => {
    const saved = await saveVideo(profile.id, { id, version, link: videoLink(video), title });
    saved.match(
      (renamed) => acts?.put(renamed, t('video-saved')),
      (failure) => toast.failed(say(failureKey(failure) ?? 'EditVideoError')),
    );
  };
  return (
    <li className={styles.film}>
      <VideoPlayer key={video.videoId} video={video} />
      <div className={styles.caption}>
        <h3>{name}</h3>
        {acts && (
          <span className={styles.actions}>
            <IconButton icon={IconPencil} name={t('document-edit-named', { name })} onClick={acts.edit} />
            <IconButton icon={IconTrash} name={t('media-delete-named', { name })} onClick={acts.remove} />
          </span>
        )}
      </div>
      {acts && <TitleSuggestion video={video} onAccept={rename} />}
    </li>
  );
});
