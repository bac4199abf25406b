import { isLanguage, LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';

interface Props {
  /** The languages of the fair; of one, nothing is rendered. */
  languages: readonly Language[];
  language: Language;
  onChange: (language: Language) => void;
}

/** The language in which a new page, article or dialog is written first. */
export function PageLanguageField({ languages, language, onChange }: Props) {
  const { t } = useLabels();
  if (languages.length <= 1) return null;
  return (
    <SelectField
      path="language"
      label={t('pages-language')}
      value={language}
      options={languages.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
      onChange={(value) => isLanguage(value) && onChange(value)}
    />
  );
}
