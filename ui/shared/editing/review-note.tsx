import { useLabels } from '../texts/labels.tsx';
import styles from './review-note.module.css';

/** A note above the fields of items that the organiser has to approve. */
export function ReviewNote() {
  const { t } = useLabels();
  return <p className={styles.note}>{t('review-note')}</p>;
}
