import { Picture } from '../../shared/picture.tsx';

interface Props {
  src: string;
  /** Shown in its place where that is only a stand-in. */
  instead: string;
  /** A picture this wide or less is a stand-in, in pixels. */
  standInWidth: number;
  className?: string | undefined;
}

/** A film's still picture: the largest there is. */
export function VideoPoster({ src, instead, standInWidth, className }: Props) {
  return (
    <video-poster data-instead={instead} data-stand-in-width={standInWidth}>
      <Picture src={src} alt="" loading="lazy" className={className} />
    </video-poster>
  );
}
