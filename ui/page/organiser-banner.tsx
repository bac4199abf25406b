import { Link } from '../shared/link.tsx';
import type { ServerLabels } from '../shared/translate.ts';
import styles from './organiser-banner.module.css';
import type { PortalData } from './portal-data.ts';

interface Props {
  data: Pick<PortalData, 'asOrganiser' | 'participation'>;
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
