import { Popover } from '../shared/dialogs/popover.tsx';
import { Link } from '../shared/link.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import styles from './company-switch.module.css';
import type { FrameData } from './frame-data.ts';

interface Props {
  data: FrameData;
  labels: Labels;
  /** Off on pages that display the name of the fair themselves. */
  withFair: boolean;
}

/** The current company, with a menu to choose another. */
export function CompanySwitch({ data, labels: { t }, withFair }: Props) {
  const { participation, event, severalParticipations, multipleEvents, addresses } = data;
  if (!participation) return null;
  const name = (
    <span className={styles.company}>
      <strong dir="auto">{participation.name}</strong>
      {withFair && event && <span>{event.name}</span>}
    </span>
  );
  if (!severalParticipations && !multipleEvents) return <div className={styles.place}>{name}</div>;
  return (
    <div className={styles.place}>
      <Popover id="company" label={name} align="start">
        <ul>
          {severalParticipations && (
            <li>
              <Link href={addresses.participations}>{t('company-switch')}</Link>
            </li>
          )}
          {multipleEvents && (
            <li>
              <Link href={addresses.events}>{t('event-switch')}</Link>
            </li>
          )}
        </ul>
      </Popover>
    </div>
  );
}
