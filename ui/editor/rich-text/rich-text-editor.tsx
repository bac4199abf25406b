import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLabels } from '../../shared/labels.tsx';
import { createTextEditor, replaceText } from './create-text-editor.ts';
import type { LinkedPage } from './link-panel.tsx';
import { nameElement } from './name-element.ts';
import styles from './rich-text.module.css';
import { RichTextTools } from './rich-text-tools.tsx';
import { focusToolbar } from './use-toolbar-keys.ts';

interface Props {
  /** The id of the visible label. */
  labelledBy: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
  pages: readonly LinkedPage[];
}

/** The editor of a formatted text: toolbar, text and the address of a link. */
export function RichTextEditor({ labelledBy, label, value, onChange, pages }: Props) {
  const { t } = useLabels();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const current = useRef({ value, onChange });
  current.current.onChange = onChange;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor outlives the first value and the names
  useEffect(() => {
    const created = createTextEditor({
      element: host.current,
      html: value,
      describe: (element) => nameElement(element, t),
      onChange: (html) => {
        current.current.value = html;
        current.current.onChange(html);
      },
      openLink: () => setIsLinkOpen(true),
      focusToolbar: () => focusToolbar(toolbar.current),
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true' },
        ...{ 'aria-labelledby': labelledBy, 'aria-describedby': `${id}-hint` },
      },
    });
    setEditor(created);
    return () => created.destroy();
  }, [labelledBy]);
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
    <div className={styles.editor}>
      {editor && (
        <RichTextTools
          {...{ editor, label, toolbar, isLinkOpen, pages }}
          id={`${id}-link`}
          onLink={() => setIsLinkOpen(!isLinkOpen)}
          onClose={closeLink}
        />
      )}
      <div ref={host} className={styles.text} />
      <p id={`${id}-hint`} className="visually-hidden">
        {t('rich-hint')}
      </p>
    </div>
  );
}
