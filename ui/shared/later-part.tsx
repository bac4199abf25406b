'use client';

import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  /** What is shown; another one may have to load its script first. */
  part: string;
  /** Shown meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Parts of a page one at a time. The first one has no boundary: the server would send a large one as its fallback, with
 * its content in hidden markup that only a script puts in place.
 */
export function LaterPart({ part, fallback, children }: Props) {
  const [first] = useState(part);
  return part === first ? children : <Suspense fallback={fallback}>{children}</Suspense>;
}
