import { IconExternalLink } from '@tabler/icons-react';
import { Icon } from '../shared/icon.tsx';
import { Link } from '../shared/link.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import styles from './stand-tile.module.css';

interface Props {
  href: string;
  labels: Labels;
}

/** Renders nothing without a floor plan. */
export function FloorPlanLink({ href, labels: { t } }: Props) {
  if (href === '') return null;
  return (
    <Link href={href} target="_blank" className={styles.link}>
      {t('stand-floor-plan')}
      <Icon of={IconExternalLink} size={16} />
      <span className="visually-hidden">({t('new-tab')})</span>
    </Link>
  );
}
