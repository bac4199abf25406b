import { type BlockEditing, EDITING_TEXTS } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import type { Drawing } from '../drawing.ts';
import { Chrome } from './chrome.tsx';

interface Props {
  /** Whose property it is: a block or an item of one. */
  owner: { readonly editing?: BlockEditing };
  /** The property that is shown. */
  of: string;
  page: Pick<Drawing, 'state'>;
  isEmpty?: boolean;
  children: ReactNode;
}

/** A text of the content; while it is edited, with what the editor needs to change it in place. */
export function Editable({ owner, of, page, isEmpty = false, children }: Props) {
  if (page.state !== 'edit') return children;
  const shown = isEmpty ? EDITING_TEXTS.noText : children;
  const metadata = owner.editing?.fields[of];
  if (metadata === undefined) return shown;
  return (
    <Chrome type="field" metadata={metadata}>
      {shown}
    </Chrome>
  );
}
