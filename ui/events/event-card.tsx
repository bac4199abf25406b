import type { EventTile } from '@fairdesk/core/events';
import { dayOnly, localPath } from '@fairdesk/core/shared';
import { accentOf } from '../shared/accent.ts';
import { periodText } from '../shared/format.ts';
import { initialsOf } from '../shared/initials.ts';
import { useLabels } from '../shared/labels.tsx';
import { Link } from '../shared/link.tsx';
import { Moment } from '../shared/moment.tsx';
import { Picture } from '../shared/picture.tsx';
import styles from './chooser.module.css';

interface Props {
  event: EventTile;
}

/** One fair; the whole card is the link. */
export function EventCard({ event: { summary, href, logo, brandColour, place } }: Props) {
  const { language } = useLabels();
  const { name, startDate, endDate } = summary;
  const { light, dark } = accentOf(brandColour);
  const accent = `light-dark(${light.accent}, ${dark.accent})`;
  return (
    <li className={styles.card}>
      {logo ? (
        <span className={styles.logo}>
          <Picture src={logo.src} alt="" loading="lazy" className="on-paper" />
        </span>
      ) : (
        <span
          className={styles.initials}
          style={{ color: accent, backgroundColor: `light-dark(${light.wash}, ${dark.wash})` }}
          aria-hidden
        >
          {initialsOf(name)}
        </span>
      )}
      <span className={styles.bar} style={{ backgroundColor: accent }} />
      <h2>
        <Link href={localPath({ language, path: href })} className={styles.link}>
          {name}
        </Link>
      </h2>
      {startDate && (
        <p>
          <Moment of={dayOnly(startDate)}>
            {periodText(dayOnly(startDate), dayOnly(endDate), language)}
          </Moment>
        </p>
      )}
      {place && <p>{place}</p>}
    </li>
  );
}
