'use client';

import { type ReactNode, Suspense } from 'react';

interface Props {
  /** Whether it replaces the part that the page came with, so that its script may have to load. */
  isLater: boolean;
  /** Shown meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that replaces another. The one that the page came with has no boundary: the server would send a
 * large one as its fallback, with its content in hidden markup that only a script puts in place.
 */
export function LaterPart({ isLater, fallback, children }: Props) {
  return isLater ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}
