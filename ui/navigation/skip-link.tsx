import type { Labels } from '../shared/texts/translate.ts';
import styles from './skip-link.module.css';

interface Props {
  labels: Labels;
}

export function SkipLink({ labels: { t } }: Props) {
  return (
    <a href="#content" className={styles.skip} data-print="hide">
      {t('skip-to-content')}
    </a>
  );
}
