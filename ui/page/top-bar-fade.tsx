'use client';

import { showsTopBar } from '@fairdesk/core/navigation';
import { useEffect } from 'react';

interface Props {
  /** The id of the bar. */
  bar: string;
}

/** Marks the bar while the page is scrolled. Without a script it goes with the page. */
export function TopBarFade({ bar }: Props) {
  useEffect(() => {
    const mark = () => {
      document.getElementById(bar)?.toggleAttribute('data-scrolled', !showsTopBar(window.scrollY));
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [bar]);
  return null;
}
