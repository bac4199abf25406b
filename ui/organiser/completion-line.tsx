import { type CompletionPoint, everyDay } from '@fairdesk/core/organiser';
import { dayText } from '../shared/format.ts';
import type { Labels } from '../shared/translate.ts';
import styles from './overview.module.css';

interface Props {
  /** One point per day on which something changed, oldest first. */
  points: readonly CompletionPoint[];
  labels: Labels;
}

/** The drawing's own units. */
const WIDTH = 320;
const HEIGHT = 80;

/** Completed required tasks over time: a line, and its figures as a table. */
export function CompletionLine({ points, labels: { t, language } }: Props) {
  const [first] = points;
  const last = points.at(-1);
  // A single day is no line.
  if (first === undefined || last === undefined || points.length < 2) return null;
  const days = everyDay(points);
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
        <span>{dayText(first.day, language)}</span>
        <span>{dayText(last.day, language)}</span>
      </p>
      <details>
        <summary>{t('overview-line-table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('overview-line-day')}</th>
              <th scope="col">{t('overview-line-done')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, done }) => (
              <tr key={day}>
                <td>{dayText(day, language)}</td>
                <td data-number>{done}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
