import { inStandOrder } from '@fairdesk/core/dashboard';
import type { Participation } from '@fairdesk/core/events';
import { useLabels } from '../shared/labels.tsx';
import styles from './chooser.module.css';

interface Props {
  participation: Participation;
  opening: boolean;
  onChoose: () => void;
}

/** One company; all of it is the button. */
export function ParticipationCard({ participation, opening, onChoose }: Props) {
  const { t } = useLabels();
  const { name, organizationName, logoUrl, stands } = participation;
  const numbers = inStandOrder(stands).map(({ number }) => number);
  return (
    <li className={styles.card}>
      {logoUrl && (
        <span className={styles.logo}>
          <img src={logoUrl} alt="" loading="lazy" />
        </span>
      )}
      <h2 dir="auto">
        <button type="button" className={styles.link} aria-busy={opening || undefined} onClick={onChoose}>
          {name}
        </button>
      </h2>
      {organizationName && organizationName !== name && <p dir="auto">{organizationName}</p>}
      <p role={opening ? 'status' : undefined}>
        {opening ? t('participation-opening', { company: name }) : standsText(numbers, t('stand-none'), t)}
      </p>
    </li>
  );
}

const standsText = (
  numbers: readonly string[],
  none: string,
  t: ReturnType<typeof useLabels>['t'],
): string => (numbers.length === 0 ? none : t('stand-number', { number: numbers.join(', ') }));
