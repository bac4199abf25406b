'use client';

import { FRAME_TEXT_MAX, type FrameTexts } from '@fairdesk/core/editor';
import { LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './frame.module.css';

interface Props {
  /** Of the first language; that of another one ends with it. */
  path: string;
  label: string;
  hint?: string;
  texts: FrameTexts;
  languages: readonly Language[];
  error: string | undefined;
  onChange: (texts: FrameTexts) => void;
}

/** A text in each language, side by side. */
export function FrameTextFields({ path, label, hint, texts, languages, error, onChange }: Props) {
  const { t } = useLabels();
  return (
    <div className={styles.languages}>
      {languages.map((language, index) => (
        <TextField
          key={language}
          path={index === 0 ? path : `${path}.${language}`}
          label={
            languages.length === 1 ? label : t('text-in', { name: label, language: LANGUAGE_NAMES[language] })
          }
          value={texts[language] ?? ''}
          rule={{ label: path, maxLength: FRAME_TEXT_MAX }}
          counted={false}
          error={index === 0 ? error : undefined}
          {...(hint !== undefined && index === 0 && { hint })}
          onChange={(text) => onChange({ ...texts, [language]: text })}
        />
      ))}
    </div>
  );
}
