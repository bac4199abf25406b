import type { EventTile } from '@fairdesk/core/events';
import { dayOnly, localPath } from '@fairdesk/core/shared';
import { initialsOf } from '../shared/initials.ts';
import { Link } from '../shared/link.tsx';
import { Picture } from '../shared/picture.tsx';
import { periodText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { Moment } from '../shared/texts/moment.tsx';
import { accentOf } from '../shared/theme/accent.ts';
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
