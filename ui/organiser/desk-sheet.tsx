'use client';

import { type ComponentProps, use } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { LatestChange } from './audit/latest-change.tsx';
import { DeskFair } from './desk-fair.ts';

interface Props<Form extends object, Saved>
  extends Omit<ComponentProps<typeof EditSheet<Form, Saved>>, 'choice'> {
  /** What the history calls the record, where two saves of it can conflict: `task:FLOOR_PLAN`. */
  subject?: string;
}

/** A dialog of the desk that edits one record; its draft is restored at the same fair only. */
export function DeskSheet<Form extends object, Saved>({ draft, subject, ...props }: Props<Form, Saved>) {
  const fair = use(DeskFair);
  return (
    <EditSheet
      {...props}
      draft={{ ...draft, key: `${fair}/${draft.key}` }}
      {...(subject !== undefined && { choice: { saved: <LatestChange subject={subject} /> } })}
    />
  );
}
