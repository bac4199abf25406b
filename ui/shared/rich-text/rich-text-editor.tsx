import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLabels } from '../texts/labels.tsx';
import { replaceText } from './create-text-editor.ts';
import type { LinkedPage } from './link-panel.tsx';
import { nameElement } from './name-element.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import { takeOverText } from './take-over-text.ts';
import { focusToolbar } from './use-toolbar-keys.ts';

interface Props {
  /** The element that has the text so far, and becomes the text of the editor. */
  box: HTMLElement;
  /** Unique on the page. */
  id: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
  pages: readonly LinkedPage[];
}

/** The tools of a formatted text, which is in an element beside them. */
export function RichTextEditor({ box, id, label, value, onChange, pages }: Props) {
  const { t } = useLabels();
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const current = useRef({ value, onChange });
  current.current.onChange = onChange;
  // Before the browser reports the next key: it belongs to the editor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor outlives the first value and the names
  useLayoutEffect(() => {
    const created = takeOverText(box, {
      html: current.current.value,
      describe: (element) => nameElement(element, t),
      onChange: (html) => {
        current.current.value = html;
        current.current.onChange(html);
      },
      openLink: () => setIsLinkOpen(true),
      focusToolbar: () => focusToolbar(toolbar.current),
    });
    setEditor(created);
    return () => created.destroy();
  }, [box]);
  useEffect(() => {
    if (editor === undefined || value === current.current.value) return;
    current.current.value = value;
    replaceText(editor, value);
  }, [editor, value]);
  const closeLink = useCallback(() => {
    setIsLinkOpen(false);
    editor?.commands.focus();
  }, [editor]);
  return (
    editor && (
      <RichTextTools
        {...{ editor, label, toolbar, isLinkOpen, pages }}
        id={`${id}-link`}
        onLink={() => setIsLinkOpen(!isLinkOpen)}
        onClose={closeLink}
      />
    )
  );
}
