'use client';

import { playerAddress, type Video, videoLink } from '@fairdesk/core/media';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { Icon } from '../shared/icon.tsx';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './video-player.module.css';

interface Props {
  video: Video;
}

const HOSTS = { YOUTUBE: 'YouTube', VIMEO: 'Vimeo' } as const;

/** Loads the player on a click: until then the video host learns nothing about the visit. */
export const VideoPlayer = observer(function VideoPlayer({ video }: Props) {
  const { t } = useLabels();
  const { posterOf } = useEditing();
  const poster = posterOf(useProfile().profile.id, video);
  const [hasPoster, setHasPoster] = useState(poster !== '');
  const [playing, setPlaying] = useState(false);
  const host = HOSTS[video.type];
  if (playing)
    return (
      <iframe
        ref={focus}
        className={styles.frame}
        src={`${playerAddress(video)}?autoplay=1`}
        title={video.title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <>
      <button type="button" className={styles.frame} onClick={() => setPlaying(true)}>
        {hasPoster && (
          <Picture
            src={poster}
            alt=""
            loading="lazy"
            className={styles.poster}
            onError={() => setHasPoster(false)}
          />
        )}
        <span className={styles.disc}>
          <Icon of={IconPlayerPlay} />
        </span>
        <span className={styles.words}>
          <span>{t('video-play-named', { name: video.title })}</span>
          <span className={styles.note}>{t('video-consent', { host })}</span>
        </span>
      </button>
      <p className={styles.printed}>{videoLink(video)}</p>
    </>
  );
});

/** The player takes the focus from the pressed button, whose place it takes. */
const focus = (frame: HTMLElement | null) => frame?.focus();
