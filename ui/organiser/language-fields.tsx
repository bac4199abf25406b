'use client';

import { LANGUAGE_NAMES, LANGUAGES, type Language, languageAmong } from '@fairdesk/core/shared';
import { type ReactNode, useId, useState } from 'react';
import { PillTabs } from '../shared/pill-tabs.tsx';
import { useFairLanguages } from '../shared/texts/fair-languages.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { TextLanguageProvider } from '../shared/texts/text-language.ts';
import styles from './language-fields.module.css';

interface Props {
  /** Defaults to those that the fair is offered in. */
  languages?: readonly Language[];
  /** Whether the texts in this language are complete; its tab says so when they are not. */
  isWritten: (language: Language) => boolean;
  /** Whether a field in this language has a fault; its tab opens. */
  isFaulty: (language: Language) => boolean;
  children: (language: Language) => ReactNode;
}

/**
 * Fields for texts in several languages, one language at a time, the reader's own first if it is one of them; without
 * tabs when that is the only one.
 */
export function LanguageFields({ languages, isWritten, isFaulty, children }: Props) {
  const { t, language: own } = useLabels();
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, '');
  const ofFair = useFairLanguages();
  const shown = languages ?? ofFair;
  const [chosen, setChosen] = useState<Language>(() => languageAmong(shown, own));
  const language = isFaulty(chosen) ? chosen : (LANGUAGES.find(isFaulty) ?? chosen);
  const labelOf = (value: Language) =>
    isWritten(value) ? LANGUAGE_NAMES[value] : t('texts-missing', { language: LANGUAGE_NAMES[value] });
  const tabs = LANGUAGES.filter((each) => shown.includes(each) || each === language);
  const fields = <TextLanguageProvider value={language}>{children(language)}</TextLanguageProvider>;
  if (tabs.length === 1 && language === own) return <div className={styles.panel}>{fields}</div>;
  return (
    <div className={styles.texts}>
      <PillTabs
        id={`texts${id}`}
        label={t('texts-languages')}
        tabs={tabs.map((value) => ({ value, label: labelOf(value) }))}
        value={language}
        onChange={setChosen}
      />
      <div
        key={language}
        role="tabpanel"
        id={`texts${id}-panel-${language}`}
        aria-labelledby={`texts${id}-tab-${language}`}
        className={styles.panel}
      >
        {fields}
      </div>
    </div>
  );
}
