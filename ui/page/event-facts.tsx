import { placeOf } from '@fairdesk/core/events';
import type { PortalEvent } from '../navigation/frame-data.ts';
import { periodText } from '../shared/texts/format.ts';
import { Moment } from '../shared/texts/moment.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import styles from './event-facts.module.css';

interface Props {
  event: PortalEvent;
  labels: Labels;
}

/** The dates and the place of the event. */
export function EventFacts({ event, labels: { language } }: Props) {
  const { startDate, endDate } = event;
  return (
    <p className={styles.facts}>
      <Moment of={startDate}>{periodText(startDate, endDate, language)}</Moment>
      <span>{placeOf(event)}</span>
    </p>
  );
}
