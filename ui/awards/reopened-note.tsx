import type { Questionnaire } from '@fairdesk/core/awards';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './questionnaire.module.css';

/** Why the organiser reopened a submitted entry. */
export function ReopenedNote({
  questionnaire: { reopened },
}: {
  questionnaire: Pick<Questionnaire, 'reopened'>;
}) {
  const { t } = useLabels();
  if (reopened === undefined) return null;
  return (
    <div className={styles.note}>
      <p>{t('award-reopened')}</p>
      <p className={styles.reason}>{reopened.reason}</p>
    </div>
  );
}
