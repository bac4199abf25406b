'use client';

import { ACCOUNT_FIELDS, type DescriptionTexts, type ProfileTexts } from '@fairdesk/core/profile';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { useLabels } from '../shared/labels.tsx';
import { TextField } from '../shared/text-field.tsx';
import styles from './brand-fields.module.css';

interface Props {
  texts: ProfileTexts;
  errorOf: (path: string) => string | undefined;
  onChange: (texts: ProfileTexts) => void;
}

const EMPTY: DescriptionTexts = { shortDescription: '', longDescription: '' };

/** What the company says of itself to those who read in another language. */
export function TextsFields({ texts, errorOf, onChange }: Props) {
  const { t } = useLabels();
  const change = (language: Language, part: Partial<DescriptionTexts>) =>
    onChange({ ...texts, [language]: { ...EMPTY, ...texts[language], ...part } });
  return (
    <fieldset className={styles.brands}>
      <legend>{t('texts')}</legend>
      <p className={styles.hint}>{t('texts-hint')}</p>
      {LANGUAGES.map((language) => {
        const { shortDescription, longDescription } = texts[language] ?? EMPTY;
        const isFilled = shortDescription !== '' || longDescription !== '';
        return (
          <details key={language} className={styles.language} open={isFilled || undefined}>
            <summary>{LANGUAGE_NAMES[language]}</summary>
            <div lang={language}>
              <TextField
                path={`texts.${language}.shortDescription`}
                label={t('shortDescription')}
                rule={ACCOUNT_FIELDS.shortDescription}
                value={shortDescription}
                error={errorOf(`texts.${language}.shortDescription`)}
                onChange={(text) => change(language, { shortDescription: text })}
              />
              <TextField
                lines
                path={`texts.${language}.longDescription`}
                label={t('longDescription')}
                rule={ACCOUNT_FIELDS.longDescription}
                value={longDescription}
                error={errorOf(`texts.${language}.longDescription`)}
                onChange={(text) => change(language, { longDescription: text })}
              />
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}
