import type { FoundExhibitors } from '@fairdesk/core/profile';
import { Button } from '../shared/button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import type { Labels } from '../shared/translate.ts';
import styles from './exhibitor-list.module.css';
import { ExhibitorPages } from './exhibitor-pages.tsx';
import { ExhibitorRow } from './exhibitor-row.tsx';

interface Props {
  found: FoundExhibitors;
  /** Of this page: `/nl/aqua/exhibitors`. */
  address: string;
  labels: Labels;
}

/** Who is at the fair, by name. It needs no script. */
export function ExhibitorList({ found, address, labels }: Props) {
  const { t } = labels;
  const { items, total, search } = found;
  return (
    <div className={styles.list}>
      <search>
        <form action={address} className={styles.form}>
          <label htmlFor="exhibitor-search">{t('exhibitors-search')}</label>
          <input id="exhibitor-search" type="search" name="q" defaultValue={search} autoComplete="off" />
          <Button type="submit" look="quiet">
            {t('exhibitors-find')}
          </Button>
        </form>
      </search>
      {total > 0 && (
        <p className={styles.count}>
          {search ? t('exhibitors-found', { n: total, q: search }) : t('exhibitors-total', { n: total })}
        </p>
      )}
      {total === 0 && (
        <EmptyState text={search ? t('exhibitors-not-found', { q: search }) : t('exhibitors-none')}>
          {search && <a href={address}>{t('exhibitors-all')}</a>}
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {items.map((exhibitor) => (
          <ExhibitorRow
            key={exhibitor.slug}
            exhibitor={exhibitor}
            href={`${address}/${encodeURIComponent(exhibitor.slug)}`}
            labels={labels}
          />
        ))}
      </ul>
      <ExhibitorPages found={found} address={address} labels={labels} />
    </div>
  );
}
