import { type CompletionPoint, everyDay } from '@fairdesk/core/organiser';
import disclosure from '../../shared/disclosure.module.css';
import { dayText, numberText } from '../../shared/texts/format.ts';
import type { Labels } from '../../shared/texts/translate.ts';
import styles from './overview.module.css';

interface Props {
  /** One point per day on which something changed, oldest first. */
  points: readonly CompletionPoint[];
  /** ISO day at the fair; the line continues to it. */
  today: string;
  labels: Labels;
}

/** The drawing's own units. */
const WIDTH = 320;
const HEIGHT = 80;

/** Completed required tasks over time: a line, and its figures as a table. */
export function CompletionLine({ points: changes, today, labels: { t, language } }: Props) {
  const [first] = changes;
  const latest = changes.at(-1);
  if (first === undefined || latest === undefined) return null;
  const last = latest.day < today ? { day: today, done: latest.done } : latest;
  // A single day is no line.
  if (last.day === first.day) return null;
  const days = everyDay(last === latest ? changes : [...changes, last]);
  const path = days
    .map(({ done }, place) => {
      const x = (WIDTH * place) / (days.length - 1);
      return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(HEIGHT - (HEIGHT * done) / last.done).toFixed(1)}`;
    })
    .join('');
  return (
    <figure className={styles.line}>
      <figcaption>{t('overview-line')}</figcaption>
      <svg
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        role="img"
        aria-label={t('overview-line-text', {
          from: dayText(first.day, language),
          until: dayText(last.day, language),
          done: last.done,
        })}
      >
        <path d={path} />
      </svg>
      <p className={styles.axis}>
        {[first, last].map(({ day, done }) => (
          <span key={day}>
            <strong>{numberText(done, language)}</strong> {dayText(day, language)}
          </span>
        ))}
      </p>
      <details>
        <summary className={disclosure.summary}>{t('overview-line-table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('overview-line-day')}</th>
              <th scope="col">{t('overview-line-done')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ day, done }) => (
              <tr key={day}>
                <td>{dayText(day, language)}</td>
                <td data-number>{numberText(done, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
