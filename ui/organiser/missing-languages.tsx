import type { Language } from '@fairdesk/core/shared';
import { languageText, listText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './tasks/tasks.module.css';

/** A note on the languages in which a row has no text; nothing when it has all of them. */
export function MissingLanguages({ languages }: { languages: readonly Language[] }) {
  const { t, language } = useLabels();
  if (languages.length === 0) return null;
  const names = languages.map((missing) => languageText(missing, language));
  return (
    <span className={styles.note} data-missing>
      {t('plan-missing', { languages: listText(names, language) })}
    </span>
  );
}
