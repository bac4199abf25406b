import type { ReactNode } from 'react';

interface Props {
  /** Where it can be seen without a script. */
  href: string;
  /** What the frame shows. */
  src: string;
  /** Of the frame. */
  title: string;
  /** What a click does, where what it holds does not say so. */
  label?: string;
  className?: string | undefined;
  /** In pixels; else its style decides. */
  height?: number;
  /** It grows as high as what it shows, where that can be known. */
  fits?: boolean | undefined;
  children: ReactNode;
}

/** Another site's page, fetched when it is asked for and not before; without a script, a link to it. */
export function FrameOnClick({ href, src, title, label, className, height, fits = false, children }: Props) {
  return (
    <click-frame data-src={src} data-title={title} {...(fits && { 'data-fits': '' })}>
      <a href={href} className={className} style={{ height }} aria-label={label}>
        {children}
      </a>
    </click-frame>
  );
}
