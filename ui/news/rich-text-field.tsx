'use client';

import { lengthOf } from '@fairdesk/core/shared';
import { IconBold, IconHeading, IconItalic, IconList } from '@tabler/icons-react';
import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import fields from '../shared/field.module.css';
import { IconButton } from '../shared/icon-button.tsx';
import { useLabels } from '../shared/labels.tsx';
import text from '../shared/rich-text.module.css';
import styles from './rich-text-field.module.css';

interface Props {
  path: string;
  label: string;
  /** Sanitised HTML. */
  value: string;
  /** The maximum length in characters, markup included. */
  max: number;
  /** Off for a text that may stay empty. */
  required?: boolean;
  error?: string | undefined;
  onChange: (html: string) => void;
}

const TOOLS = [
  { icon: IconBold, label: 'text-bold', command: ['bold'] },
  { icon: IconItalic, label: 'text-italic', command: ['italic'] },
  { icon: IconHeading, label: 'text-heading', command: ['formatBlock', '<h3>'] },
  { icon: IconList, label: 'text-list', command: ['insertUnorderedList'] },
] as const;

/** A text with basic formatting. Pasted content becomes plain text; the server sanitises what is sent. */
export function RichTextField({ path, label, value, max, required = true, error, onChange }: Props) {
  const { t } = useLabels();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Write only external changes: rewriting typed text would move the cursor.
    if (box.current && htmlOf(box.current) !== value) box.current.innerHTML = value;
  }, [value]);
  const take = () => box.current && onChange(htmlOf(box.current));
  const run = ([command, argument]: (typeof TOOLS)[number]['command']) => {
    box.current?.focus();
    document.execCommand('defaultParagraphSeparator', false, 'p');
    document.execCommand(command, false, argument);
    take();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  };
  const left = max - lengthOf(value);
  return (
    <div className={fields.field}>
      <span id={`${id}-label`} className={fields.label}>
        {label}{' '}
        {required && (
          <span aria-hidden className={styles.required}>
            *
          </span>
        )}
      </span>
      <div className={styles.frame} data-invalid={error !== undefined || undefined}>
        <div role="toolbar" aria-label={t('text-tools')} className={styles.tools}>
          {TOOLS.map(({ icon, label: tool, command }) => (
            <IconButton key={tool} icon={icon} name={t(tool)} onClick={() => run(command)} />
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML edits formatted text */}
        <div
          ref={box}
          id={`field-${path}`}
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-notes`}
          aria-invalid={error !== undefined}
          aria-required={required}
          contentEditable
          suppressContentEditableWarning
          className={`${text.text} ${styles.box}`}
          onInput={take}
          onPaste={paste}
        />
      </div>
      <div id={`${id}-notes`}>
        {error && <p className={styles.error}>{error}</p>}
        {left < max / 4 && (
          <p className={fields.count} data-number>
            {left >= 0 ? t('chars-left', { n: left }) : t('forms-maxlength', { max })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The HTML of the editor; empty when it contains no text. */
const htmlOf = (box: HTMLElement): string => ((box.textContent ?? '').trim() === '' ? '' : box.innerHTML);
