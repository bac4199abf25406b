'use client';

import { createBlockClipboard } from '#adapters/organiser/block-clipboard.ts';
import { createCopyStorage } from '#adapters/organiser/copy-storage.ts';
import { documentWire } from '#adapters/page/document-wire.ts';
import type { EditorProps } from '#ui/editor/editor-props.ts';
import { EditorScreen } from '#ui/editor/editor-screen.tsx';

const unsavedCopyOf = createCopyStorage(documentWire);

/** The page editor with what it has in the browser. */
export function EditorComposition(props: EditorProps) {
  return (
    <EditorScreen
      {...props}
      unsavedCopyOf={unsavedCopyOf}
      clipboardOf={createBlockClipboard}
      areaOfMark={documentWire.areaOf}
    />
  );
}
