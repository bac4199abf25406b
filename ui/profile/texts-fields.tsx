'use client';

import {
  ACCOUNT_FIELDS,
  type Descriptions,
  type DescriptionTexts,
  descriptionsIn,
  withDescription,
} from '@fairdesk/core/profile';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { useState } from 'react';
import { TextField } from '../shared/forms/text-field.tsx';
import { PillTabs } from '../shared/pill-tabs.tsx';
import { languageText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { TextLanguageProvider } from '../shared/texts/text-language.ts';
import styles from './texts-fields.module.css';

interface Props {
  descriptions: Descriptions;
  errorOf: (path: string) => string | undefined;
  onChange: (descriptions: Descriptions) => void;
}

const ID = 'descriptions';

/** The descriptions of the company, one text per language, the reader's own language first. */
export function TextsFields({ descriptions, errorOf, onChange }: Props) {
  const { t, language: own } = useLabels();
  const [chosen, setChosen] = useState<Language>(own);
  const isFaulty = (language: Language) =>
    FIELDS.some((field) => errorOf(descriptionPath(language, field)) !== undefined);
  // Opens the language with a fault, which would otherwise be hidden.
  const language = isFaulty(chosen) ? chosen : (LANGUAGES.find(isFaulty) ?? chosen);
  const { shortDescription, longDescription } = descriptionsIn(descriptions, language);
  const change = (part: Partial<DescriptionTexts>) => onChange(withDescription(descriptions, language, part));
  return (
    <fieldset className={styles.texts}>
      <legend>{t('texts')}</legend>
      <PillTabs
        id={ID}
        label={t('texts')}
        tabs={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language}
        onChange={setChosen}
      />
      <div
        role="tabpanel"
        id={`${ID}-panel-${language}`}
        aria-labelledby={`${ID}-tab-${language}`}
        className={styles.panel}
      >
        <p className={styles.hint}>
          {t(language === DEFAULT_LANGUAGE ? 'texts-main-hint' : 'texts-hint', {
            language: languageText(language, own),
          })}
        </p>
        <TextLanguageProvider value={language}>
          <TextField
            key={`${language}-short`}
            path={descriptionPath(language, 'shortDescription')}
            label={t('shortDescription')}
            rule={ACCOUNT_FIELDS.shortDescription}
            value={shortDescription}
            error={errorOf(descriptionPath(language, 'shortDescription'))}
            onChange={(text) => change({ shortDescription: text })}
          />
          <TextField
            key={`${language}-long`}
            lines
            rows={6}
            path={descriptionPath(language, 'longDescription')}
            label={t('longDescription')}
            rule={ACCOUNT_FIELDS.longDescription}
            value={longDescription}
            error={errorOf(descriptionPath(language, 'longDescription'))}
            onChange={(text) => change({ longDescription: text })}
          />
        </TextLanguageProvider>
      </div>
    </fieldset>
  );
}

const FIELDS = ['shortDescription', 'longDescription'] as const;

/** The path of a description's faults: the main text has no language in its path. */
export const descriptionPath = (language: Language, field: (typeof FIELDS)[number]): string =>
  language === DEFAULT_LANGUAGE ? field : `texts.${language}.${field}`;
