'use client';

import { useState } from 'react';
import { Picture } from '../../shared/picture.tsx';

interface Props {
  src: string;
  /** Shown in its place where that is only a stand-in. */
  instead: string;
  /** A picture this wide or less is a stand-in, in pixels. */
  standInWidth: number;
  className?: string | undefined;
}

/** A film's still picture: the largest there is. What is only as wide as a stand-in gives way to the usual one. */
export function VideoPoster({ src, instead, standInWidth, className }: Props) {
  const [isMissing, setMissing] = useState(false);
  const measure = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth > 0) setMissing(picture.naturalWidth <= standInWidth);
  };
  if (isMissing) return <Picture src={instead} alt="" className={className} />;
  return (
    <Picture
      ref={measure}
      src={src}
      alt=""
      loading="lazy"
      className={className}
      onLoad={(event) => measure(event.currentTarget)}
    />
  );
}
