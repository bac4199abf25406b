'use client';

import type { FieldContent, FieldDescription } from '@fairdesk/core/editor';
import { LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { Button } from '../../shared/button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './compare.module.css';
import { fieldText } from './field-text.ts';

interface Props {
  language: Language;
  /** The name of the field. */
  name: string;
  description: FieldDescription;
  content: FieldContent | undefined;
  /** What is written here. */
  own: FieldContent | undefined;
  onUse: (content: FieldContent) => void;
}

/** The text of a field in another language, to translate from or to take over. */
export function SourceText({ language, name, description, content, own, onUse }: Props) {
  const { t } = useLabels();
  if (typeof content !== 'string' || content === '') return null;
  return (
    <div className={styles.source}>
      <p className={styles.language}>{LANGUAGE_NAMES[language]}</p>
      <p lang={language}>{fieldText(content, description)}</p>
      <Button look="plain" idle={own === content} onClick={() => onUse(content)}>
        {t('editor-compare-use')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </div>
  );
}
