import { LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './pages.module.css';

interface Props {
  caption: string;
  languages: readonly Language[];
  children: ReactNode;
}

/** Pages in rows, with a column for each language. */
export function PageTable({ caption, languages, children }: Props) {
  const { t } = useLabels();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pages-page')}</th>
            {languages.map((each) => (
              <th key={each} scope="col" lang={each}>
                {LANGUAGE_NAMES[each]}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('pages-actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
