'use client';

import { useEffect } from 'react';

interface Props {
  site: string;
  title: string;
  itemId: string;
  language: string;
}

/** Says that the page is seen, where its reader agreed to be counted: then there is a list for tag managers. */
export function PageView({ site, title, itemId, language }: Props) {
  useEffect(() => {
    if (!('dataLayer' in window)) return;
    const body = JSON.stringify({ site, title, itemId, language });
    // Nobody waits for the answer, and without one nothing is missing.
    fetch('/api/page-view', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => undefined);
  }, [site, title, itemId, language]);
  return null;
}
