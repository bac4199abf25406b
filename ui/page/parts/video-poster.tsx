import { Picture } from '../../shared/picture.tsx';

interface Props {
  src: string;
  /** The fallback when the poster is only a placeholder. */
  instead: string;
  /** A picture of at most this width is a placeholder, in pixels. */
  standInWidth: number;
  className?: string | undefined;
}

/** The largest available poster of a video. */
export function VideoPoster({ src, instead, standInWidth, className }: Props) {
  return (
    <video-poster data-instead={instead} data-stand-in-width={standInWidth}>
      <Picture src={src} alt="" loading="lazy" className={className} />
    </video-poster>
  );
}
