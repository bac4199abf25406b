'use client';

import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { SourcePage } from './source-page.ts';

interface Props {
  source: SourcePage;
  /** The language of the page that is written. */
  language: Language;
}

/** Chooses the language whose texts stand beside those that are written. */
export const SourceChoice = observer(function SourceChoice({ source, language }: Props) {
  const { t } = useLabels();
  return (
    <SelectField
      path="source-language"
      label={t('editor-compare')}
      none={t('editor-compare-none')}
      value={source.language ?? ''}
      options={LANGUAGES.filter((each) => each !== language).map((each) => ({
        value: each,
        label: LANGUAGE_NAMES[each],
      }))}
      error={source.hasFailed ? t('editor-compare-failed') : undefined}
      onChange={(value) => void source.show(isLanguage(value) ? value : undefined)}
    />
  );
});
