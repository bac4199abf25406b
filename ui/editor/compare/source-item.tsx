'use client';

import { LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { Button } from '../../shared/button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './compare.module.css';

interface Props {
  language: Language;
  /** The first line of the item. */
  name: string;
  /** Whether it would be the next one here: only then it can be taken over in its position. */
  isNext: boolean;
  onUse: () => void;
}

/** An item of a list in another language that the list does not have here. */
export function SourceItem({ language, name, isNext, onUse }: Props) {
  const { t } = useLabels();
  return (
    <div className={styles.source}>
      <p className={styles.language}>{LANGUAGE_NAMES[language]}</p>
      <p lang={language}>{name}</p>
      {isNext && (
        <Button look="plain" onClick={onUse}>
          {t('editor-compare-add')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
    </div>
  );
}
