import type { Countdown } from '@fairdesk/core/dashboard';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './countdown-tile.module.css';

interface Props {
  left: Extract<Countdown, { kind: 'running' }>;
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The countdown in days, hours, minutes and seconds. The role `timer` stops screen readers from announcing
 * every second.
 */
export function CountdownNumbers({ left: { days, hours, minutes, seconds } }: Props) {
  const { t } = useLabels();
  const parts = [
    { unit: 'days', value: String(days), word: t('countdown-days', { n: days }) },
    { unit: 'hours', value: two(hours), word: t('countdown-hours', { n: hours }) },
    { unit: 'minutes', value: two(minutes), word: t('countdown-minutes') },
    { unit: 'seconds', value: two(seconds), word: t('countdown-seconds') },
  ];
  return (
    <div role="timer" aria-live="off" className={styles.numbers} suppressHydrationWarning>
      {parts.map(({ unit, value, word }) => (
        <span key={unit} className={styles.part} data-unit={unit} suppressHydrationWarning>
          <b suppressHydrationWarning>{value}</b> {word}
        </span>
      ))}
    </div>
  );
}
