'use client';

import { MISSING_THUMBNAIL_WIDTH, type VideoPlayer, vimeoPoster, youTubePoster } from '@fairdesk/core/page';
import { useState } from 'react';
import { Picture } from '../../shared/picture.tsx';

interface Props {
  video: VideoPlayer;
  /** Chosen by an editor; else the one its site has. */
  own: string | undefined;
  className?: string | undefined;
}

/** A film's still picture: the largest there is. What is only as wide as a stand-in gives way to the usual one. */
export function VideoPoster({ video, own, className }: Props) {
  const [isMissing, setMissing] = useState(false);
  const measure = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth > 0)
      setMissing(picture.naturalWidth <= MISSING_THUMBNAIL_WIDTH);
  };
  const width = isMissing ? MISSING_THUMBNAIL_WIDTH : Number.POSITIVE_INFINITY;
  const theirs = video.type === 'YOUTUBE' ? youTubePoster(video.videoId, width) : vimeoPoster(video.videoId);
  return (
    <Picture
      key={String(isMissing)}
      ref={isMissing ? undefined : measure}
      src={own ?? theirs}
      alt=""
      loading="lazy"
      className={className}
      onLoad={isMissing || own ? undefined : (event) => measure(event.currentTarget)}
    />
  );
}
