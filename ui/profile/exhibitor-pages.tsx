import type { FoundExhibitors } from '@fairdesk/core/profile';
import type { Labels } from '../shared/translate.ts';
import { exhibitorsAt } from './exhibitor-address.ts';
import styles from './exhibitor-pages.module.css';

interface Props {
  found: FoundExhibitors;
  address: string;
  labels: Labels;
}

/** Links to the previous and next page, if any. */
export function ExhibitorPages({ found, address, labels: { t } }: Props) {
  const { page, pages } = found;
  if (pages === 1) return null;
  const to = (other: number): string => exhibitorsAt(address, { ...found, page: other });
  return (
    <nav aria-label={t('exhibitors-pages')} className={styles.pages}>
      {page > 1 && (
        <a href={to(Math.min(page - 1, pages))} rel="prev">
          {t('exhibitors-previous')}
        </a>
      )}
      <span>{t('exhibitors-page', { page, pages })}</span>
      {page < pages && (
        <a href={to(page + 1)} rel="next">
          {t('exhibitors-next')}
        </a>
      )}
    </nav>
  );
}
