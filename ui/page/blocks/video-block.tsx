import { videoLink } from '@fairdesk/core/media';
import {
  playerSource,
  posterAddress,
  type VideoBlock,
  type VideoFile,
  type VideoPlayer,
} from '@fairdesk/core/page';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { Picture } from '../../shared/picture.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import { FrameOnClick } from '../parts/frame-on-click.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './video-block.module.css';

interface Props {
  block: VideoBlock;
  page: RenderContext;
}

/** Before a click, nothing is loaded from the other site: the poster comes from our server. */
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

/** The editor's own poster, else the one of the video host, from our server. */
function Still({ video, own }: { video: VideoPlayer; own: string | undefined }) {
  return <Picture src={own ?? posterAddress(video)} alt="" loading="lazy" className={styles.still} />;
}
