import type { EventStanding } from '@fairdesk/core/events';
import type { Labels } from '../shared/translate.ts';
import styles from './event-notice.module.css';

interface Props {
  standing: EventStanding;
  labels: Labels;
}

/** Why nothing can be changed any more, where that is so. */
export function EventNotice({ standing, labels: { t } }: Props) {
  return standing === 'open' ? null : <p className={styles.notice}>{t(`event-${standing}`)}</p>;
}
