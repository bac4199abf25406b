import type { Logo } from '@fairdesk/core/events';
import { Link } from '../shared/link.tsx';
import { Picture } from '../shared/picture.tsx';
import styles from './event-mark.module.css';
import type { FrameData } from './frame-data.ts';

interface Props {
  data: Pick<FrameData, 'event' | 'addresses'>;
  logo: Logo | undefined;
}

/** The logo of the fair, or its name without one; links to its home page. */
export function EventMark({ data: { event, addresses }, logo }: Props) {
  const name = event?.name ?? '';
  if (!logo && !name) return null;
  return (
    <Link href={addresses.home} className={styles.mark}>
      {logo && <Picture src={logo.src} alt={logo.alt || name} fetchPriority="low" className="on-paper" />}
      {!logo && <span>{name}</span>}
    </Link>
  );
}
