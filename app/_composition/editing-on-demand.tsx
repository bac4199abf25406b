'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { EditingComposition } from './editing.tsx';

const Editing = lazy(async () => ({ default: (await import('./editing.tsx')).EditingComposition }));

/** What edits a profile, fetched only for a page that shows one. */
export function EditingOnDemand(props: ComponentProps<typeof EditingComposition>) {
  return (
    <Suspense>
      <Editing {...props} />
    </Suspense>
  );
}
