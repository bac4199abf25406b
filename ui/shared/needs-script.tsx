import styles from './needs-script.module.css';
import type { Labels } from './texts/translate.ts';

/** A notice above an interactive page, for browsers that run no scripts. */
export function NeedsScript({ labels: { t } }: { labels: Pick<Labels, 't'> }) {
  return (
    <noscript>
      <p className={styles.notice}>{t('needs-script')}</p>
    </noscript>
  );
}
