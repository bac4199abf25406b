'use client';

import { lengthOf } from '@fairdesk/core/shared';
import { useId, useState } from 'react';
import fields from '../forms/field.module.css';
import { useLabels } from '../texts/labels.tsx';
import { useTextLanguage } from '../texts/text-language.ts';
import type { LinkedPage } from './link-panel.tsx';
import styles from './rich-text.module.css';
import { useLoadedEditor } from './use-loaded-editor.ts';
import { usePlainText } from './use-plain-text.ts';

interface Props {
  /** The path in the form, which its faults refer to. */
  path: string;
  label: string;
  /** Sanitised by the server. */
  value: string;
  /** The maximum length in characters, markup included. */
  max?: number;
  required?: boolean;
  error?: string | undefined;
  /** Called with each change; the server sanitises it again. */
  onChange: (html: string) => void;
  /** The pages that a link can be made to. */
  pages?: readonly LinkedPage[];
}

/**
 * A formatted text with its tools. The library for it loads when the first such field appears; until then, or
 * when loading fails, the text can be written without tools.
 */
export function RichTextField(props: Props) {
  const { path, label, value, max, required = false, error, onChange, pages = [] } = props;
  const { t } = useLabels();
  const id = useId();
  const lang = useTextLanguage();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const loaded = useLoadedEditor();
  const [isComposing, setIsComposing] = useState(false);
  // Text that an input method is composing would be lost; the editor itself waits for it.
  const Editor = isComposing ? undefined : loaded;
  const plain = usePlainText({ box, isOn: Editor === undefined, value, onChange, onCompose: setIsComposing });
  const left = max === undefined ? undefined : max - lengthOf(value);
  return (
    <div className={fields.field}>
      <span id={`${id}-label`} className={fields.label}>
        {label}
        {required && (
          <span aria-hidden className={styles.required}>
            {'\u00a0'}*
          </span>
        )}
      </span>
      <div className={styles.editor} data-invalid={error !== undefined || undefined}>
        {Editor && box ? (
          <Editor {...{ box, label, value, onChange, pages }} id={id} />
        ) : (
          <div className={styles.toolbar} />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML edits formatted text */}
        <div
          {...plain}
          ref={setBox}
          id={`field-${path}`}
          role="textbox"
          lang={lang}
          tabIndex={0}
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-notes ${id}-hint`}
          aria-invalid={error !== undefined}
          aria-required={required}
          contentEditable
          suppressContentEditableWarning
          className={styles.text}
        />
      </div>
      <div id={`${id}-notes`}>
        {error && <p className={styles.error}>{error}</p>}
        {max !== undefined && left !== undefined && left < max / 4 && (
          <p className={fields.count} data-number>
            {left >= 0 ? t('chars-left', { n: left }) : t('forms-maxlength', { max })}
          </p>
        )}
      </div>
      <p id={`${id}-hint`} className="visually-hidden">
        {Editor && t('rich-hint')}
      </p>
    </div>
  );
}
