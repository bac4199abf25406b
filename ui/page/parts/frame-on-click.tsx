'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';

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
  children: ReactNode;
}

/** Another site's page, fetched when it is asked for and not before; without a script, a link to it. */
export function FrameOnClick({ href, src, title, label, className, height, children }: Props) {
  const [isShown, setShown] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(true);
  };
  if (!isShown) {
    return (
      <a href={href} className={className} style={{ height }} aria-label={label} onClick={show}>
        {children}
      </a>
    );
  }
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      src={src}
      title={title}
      className={className}
      style={{ height }}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
