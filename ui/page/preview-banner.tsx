import { dayPart, dayText } from '../shared/format.ts';
import { Moment } from '../shared/moment.tsx';
import type { Labels } from '../shared/translate.ts';
import styles from './organiser-banner.module.css';

interface Props {
  /** When the link no longer opens. ISO 8601, UTC. */
  expires: string;
  labels: Labels;
}

/** Says that a page is a preview, which visitors do not see. */
export function PreviewBanner({ expires, labels: { t, language } }: Props) {
  return (
    <aside className={styles.banner} aria-label={t('pages-preview-label')}>
      <p>
        <strong>{t('pages-preview-banner')}</strong>
      </p>
      <p>
        {t('pages-preview-until')} <Moment of={expires}>{dayText(dayPart(expires), language)}</Moment>
      </p>
    </aside>
  );
}
