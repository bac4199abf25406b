import type { Language } from '@fairdesk/core/shared';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './filter-chips.module.css';

/** An active filter. */
interface FilterChip {
  readonly name: string;
  /** The language of a name that is not in the reader's. */
  readonly language?: Language | undefined;
  /** The address of the list without it. */
  readonly without: string;
}

interface Props {
  chips: readonly FilterChip[];
  /** The address of the list without any filter. */
  clear: string;
  labels: ServerLabels;
}

/** The active filters, each a link that removes it, and a link that removes all. */
export function FilterChips({ chips, clear, labels: { t } }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('exhibitors-filters')}>
      {chips.map(({ name, language, without }) => (
        <li key={name}>
          <a href={without}>
            <span className="visually-hidden">{t('exhibitors-without')}</span>{' '}
            <bdi lang={language}>{name}</bdi> <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a href={clear} data-plain>
          {t('exhibitors-clear')}
        </a>
      </li>
    </ul>
  );
}
