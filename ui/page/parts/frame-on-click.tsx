import type { ReactNode } from 'react';

interface Props {
  /** The address of the link without a script. */
  href: string;
  /** The address of the frame. */
  src: string;
  /** The title of the frame. */
  title: string;
  /** The label of the click, when the contents do not describe it. */
  label?: string;
  className?: string | undefined;
  /** In pixels; defaults to the height in its style. */
  height?: number;
  /** Whether it grows to the height of its document, where that is readable. */
  fits?: boolean | undefined;
  children: ReactNode;
}

/** Loads a page of another site on a click; without a script, it is a link. */
export function FrameOnClick({ href, src, title, label, className, height, fits = false, children }: Props) {
  return (
    <click-frame data-src={src} data-title={title} {...(fits && { 'data-fits': '' })}>
      <a href={href} className={className} style={{ height }} aria-label={label}>
        {children}
      </a>
    </click-frame>
  );
}
