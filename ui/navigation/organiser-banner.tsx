import { Link } from '../shared/link.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import type { FrameData } from './frame-data.ts';
import styles from './organiser-banner.module.css';

interface Props {
  data: Pick<FrameData, 'asOrganiser' | 'participation'>;
  labels: ServerLabels;
}

/** Tells an organiser whose portal this is, and leads back to the desk; renders nothing for others. */
export function OrganiserBanner({ data: { asOrganiser, participation }, labels: { t } }: Props) {
  if (asOrganiser === undefined || participation === undefined) return null;
  return (
    <aside className={styles.banner} aria-label={t('as-organiser-label')}>
      <p>{t('as-organiser', { name: participation.name })}</p>
      <Link href={asOrganiser}>{t('as-organiser-back')}</Link>
    </aside>
  );
}
