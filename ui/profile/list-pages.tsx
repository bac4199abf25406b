import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './list-pages.module.css';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of another page. */
  at: (page: number) => string;
  labels: ServerLabels;
}

/** Links to the previous and next page, if any. */
export function ListPages({ page, pages, at, labels: { t } }: Props) {
  if (pages === 1) return null;
  return (
    <nav aria-label={t('exhibitors-pages')} className={styles.pages}>
      {page > 1 && (
        <a href={at(Math.min(page - 1, pages))} rel="prev">
          {t('exhibitors-previous')}
        </a>
      )}
      <span>{t('exhibitors-page', { page, pages })}</span>
      {page < pages && (
        <a href={at(page + 1)} rel="next">
          {t('exhibitors-next')}
        </a>
      )}
    </nav>
  );
}
