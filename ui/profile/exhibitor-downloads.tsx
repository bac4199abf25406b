import { videoLink } from '@fairdesk/core/media';
import type { PublicProfile } from '@fairdesk/core/profile';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './exhibitor-view.module.css';

interface Props extends Pick<PublicProfile, 'documents' | 'videos'> {
  labels: ServerLabels;
}

/** Documents to download and links to videos; nothing is loaded from the video hosts. */
export function ExhibitorDownloads({ documents, videos, labels: { t } }: Props) {
  return (
    <>
      {documents.length > 0 && (
        <section className={styles.section}>
          <h2>{t('exhibitor-documents')}</h2>
          <ul className={styles.downloads}>
            {documents.map(({ id, title, description, url }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noopener">
                  {title}
                </a>
                {description && <span>{description}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {videos.length > 0 && (
        <section className={styles.section}>
          <h2>{t('exhibitor-videos')}</h2>
          <ul className={styles.downloads}>
            {videos.map((video) => {
              const invitation = t('exhibitor-video-on', { place: HOSTS[video.type] });
              // The stored title of a video without one, which is no name to its viewers.
              const isUntitled = video.title === video.videoId;
              return (
                <li key={video.id}>
                  <a href={videoLink(video)} target="_blank" rel="noopener noreferrer">
                    {isUntitled ? invitation : video.title}
                  </a>
                  {!isUntitled && <span>{invitation}</span>}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

const HOSTS = { YOUTUBE: 'YouTube', VIMEO: 'Vimeo' } as const;
