import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './list-filters.module.css';

interface Props {
  /** Whether there are novelties to find. */
  isOffered: boolean;
  isChosen: boolean;
  labels: ServerLabels;
}

/** The filter for novelties: a checkbox of the form. */
export function NoveltyFilter({ isOffered, isChosen, labels: { t } }: Props) {
  if (!isOffered) return null;
  return (
    <label className={styles.check}>
      <input type="checkbox" name="new" value="1" defaultChecked={isChosen} />
      <span>{t('exhibitors-novelties')}</span>
    </label>
  );
}
