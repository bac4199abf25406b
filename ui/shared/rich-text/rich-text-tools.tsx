import type { Editor } from '@tiptap/core';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { type LinkedPage, LinkPanel } from './link-panel.tsx';
import { TextToolbar } from './text-toolbar.tsx';

interface Props {
  editor: Editor;
  /** The label of the text. */
  label: string;
  toolbar: RefObject<HTMLDivElement | null>;
  /** Unique on the page. */
  id: string;
  pages: readonly LinkedPage[];
  isLinkOpen: boolean;
  onLink: () => void;
  onClose: () => void;
}

/** The toolbar of a text and the address of a link. Follows the selection: the text itself needs no rendering. */
export function RichTextTools({ editor, label, toolbar, id, pages, isLinkOpen, onLink, onClose }: Props) {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on('transaction', changed);
      return () => void editor.off('transaction', changed);
    },
    [editor],
  );
  useSyncExternalStore(subscribe, () => editor.state);
  return (
    <>
      <TextToolbar {...{ editor, label, toolbar, isLinkOpen, onLink }} />
      {isLinkOpen && <LinkPanel {...{ editor, id, pages, onClose }} />}
    </>
  );
}
