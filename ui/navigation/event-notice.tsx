import type { EventStanding } from '@fairdesk/core/events';
import type { Labels } from '../shared/texts/translate.ts';
import styles from './event-notice.module.css';

interface Props {
  standing: EventStanding;
  labels: Labels;
}

/** Explains why an event is read-only; renders nothing for an open one. */
export function EventNotice({ standing, labels: { t } }: Props) {
  return standing === 'open' ? null : <p className={styles.notice}>{t(`event-${standing}`)}</p>;
}
