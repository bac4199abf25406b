import { Button } from '../shared/button.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './consent-notice.module.css';
import type { PageAnalyticsData } from './frame-data.ts';

interface Props extends PageAnalyticsData {
  labels: ServerLabels;
}

/**
 * Asks once whether analytics may be used, and lets the visitor change the decision in the footer. Both answers
 * weigh the same; without a script there is no question, and nothing is sent. Decisions row 98.
 */
export function ConsentNotice({ labels: { t }, browserCookie }: Props) {
  return (
    <consent-notice data-browser-cookie={browserCookie}>
      <button type="button" hidden className={styles.settings}>
        {t('consent-settings')}
      </button>
      <section hidden className={styles.notice} aria-label={t('consent-title')}>
        <p>{t('consent-text')}</p>
        <div className={styles.choice}>
          <Button look="quiet" value="denied">
            {t('consent-deny')}
          </Button>
          <Button look="quiet" value="granted">
            {t('consent-grant')}
          </Button>
        </div>
      </section>
    </consent-notice>
  );
}
