import { useLabels } from './labels.tsx';
import styles from './review-note.module.css';

/** Above the fields of what an organiser has to approve before visitors see it. */
export function ReviewNote() {
  const { t } = useLabels();
  return <p className={styles.note}>{t('review-note')}</p>;
}
