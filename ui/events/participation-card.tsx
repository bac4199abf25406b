import { inStandOrder } from '@fairdesk/core/dashboard';
import type { Participation } from '@fairdesk/core/events';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './chooser.module.css';

interface Props {
  participation: Participation;
  opening: boolean;
  onChoose: () => void;
}

/** One company; the whole card is the button. */
export function ParticipationCard({ participation, opening, onChoose }: Props) {
  const { t } = useLabels();
  const { name, organizationName, logoUrl, stands } = participation;
  const numbers = inStandOrder(stands).map(({ number }) => number);
  const standText =
    numbers.length === 0
      ? t('stand-none')
      : t('exhibitor-stand', { n: numbers.length, list: numbers.join(', ') });
  return (
    <li className={`${styles.card} ${styles.company}`}>
      <span className={styles.monogram} aria-hidden>
        {logoUrl ? <Picture src={logoUrl} alt="" loading="lazy" /> : firstLetter(name)}
      </span>
      <div>
        <h2 dir="auto">
          <button type="button" className={styles.link} aria-busy={opening || undefined} onClick={onChoose}>
            {name}
          </button>
        </h2>
        {organizationName && organizationName !== name && <p dir="auto">{organizationName}</p>}
        <p role={opening ? 'status' : undefined}>
          {opening ? t('participation-opening', { company: name }) : standText}
        </p>
      </div>
    </li>
  );
}

const firstLetter = (name: string): string => [...name.trim()][0] ?? '';
