'use client';

import { type ComponentProps, use } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { DeskFair } from './desk-fair.ts';

/** A dialog of the desk that edits one record; its draft is restored at the same fair only. */
export function DeskSheet<Form extends object, Saved>({
  draft,
  ...props
}: ComponentProps<typeof EditSheet<Form, Saved>>) {
  const fair = use(DeskFair);
  return <EditSheet {...props} draft={{ ...draft, key: `${fair}/${draft.key}` }} />;
}
