import { videoLink } from '@fairdesk/core/media';
import {
  MISSING_THUMBNAIL_WIDTH,
  playerSource,
  type VideoBlock,
  type VideoFile,
  type VideoPlayer,
  vimeoPoster,
  youTubePoster,
} from '@fairdesk/core/page';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { Picture } from '../../shared/picture.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import { FrameOnClick } from '../parts/frame-on-click.tsx';
import { VideoPoster } from '../parts/video-poster.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './video-block.module.css';

interface Props {
  block: VideoBlock;
  page: RenderContext;
}

/** Before a click, only the poster is loaded from the other site. */
export function VideoView({ block, page }: Props) {
  const { video } = block;
  if (video === undefined && page.state !== 'edit') return null;
  return (
    <div className={styles.block}>
      <BlockTitle block={block} page={page} />
      {video?.kind === 'file' && <File block={block} video={video} />}
      {video?.kind === 'player' && <Player block={block} video={video} page={page} />}
    </div>
  );
}

function File({ block: { poster, title }, video }: { block: VideoBlock; video: VideoFile }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are part of the video that an editor chose
    <video
      className={styles.film}
      src={video.src}
      poster={poster?.src}
      aria-label={title}
      controls
      preload="none"
    />
  );
}

function Player({ block, video, page }: Props & { video: VideoPlayer }) {
  const { title, poster, autoplays } = block;
  const { t } = page.labels;
  const still = (
    <>
      <Editable owner={block} of="poster" page={page}>
        <Still video={video} own={poster?.src} />
      </Editable>
      <span className={styles.play}>
        <ContentIcon name="fa-solid fa-play" />
      </span>
    </>
  );
  if (page.state === 'edit') return <div className={styles.film}>{still}</div>;
  return (
    <FrameOnClick
      href={videoLink(video)}
      src={playerSource(video, autoplays)}
      title={title || t('video')}
      label={title ? t('video-play-named', { name: title }) : t('video-play')}
      className={styles.film}
    >
      {still}
    </FrameOnClick>
  );
}

/** The editor's own poster, else the one from the video host. */
function Still({ video, own }: { video: VideoPlayer; own: string | undefined }) {
  if (own) return <Picture src={own} alt="" loading="lazy" className={styles.still} />;
  const { type, videoId } = video;
  if (type === 'VIMEO')
    return <Picture src={vimeoPoster(videoId)} alt="" loading="lazy" className={styles.still} />;
  return (
    <VideoPoster
      src={youTubePoster(videoId, Number.POSITIVE_INFINITY)}
      instead={youTubePoster(videoId, MISSING_THUMBNAIL_WIDTH)}
      standInWidth={MISSING_THUMBNAIL_WIDTH}
      className={styles.still}
    />
  );
}
