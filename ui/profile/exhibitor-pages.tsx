import type { FoundExhibitors } from '@fairdesk/core/profile';
import type { Labels } from '../shared/translate.ts';
import styles from './exhibitor-pages.module.css';

interface Props {
  found: FoundExhibitors;
  address: string;
  labels: Labels;
}

/** The way to the pages before and after, where there are any. */
export function ExhibitorPages({ found: { page, pages, search }, address, labels: { t } }: Props) {
  if (pages === 1) return null;
  const to = (other: number): string => {
    const query = new URLSearchParams({
      ...(search && { q: search }),
      ...(other > 1 && { page: String(other) }),
    });
    return query.size > 0 ? `${address}?${query}` : address;
  };
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
