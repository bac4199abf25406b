import { periodText } from '../shared/format.ts';
import { Moment } from '../shared/moment.tsx';
import type { Labels } from '../shared/translate.ts';
import styles from './event-facts.module.css';
import type { PortalEvent } from './portal-data.ts';

interface Props {
  event: PortalEvent;
  labels: Labels;
}

/** "Exhibitor at Aqua 2027", when, and where. */
export function EventFacts({ event, labels: { t, language } }: Props) {
  const { name, startDate, endDate, venue, city } = event;
  return (
    <p className={styles.facts}>
      <span>{t('exhibiting-at', { fair: name })}</span>
      <Moment of={startDate}>{periodText(startDate, endDate, language)}</Moment>
      <span>{[venue, city].filter(Boolean).join(', ')}</span>
    </p>
  );
}
