import type { FoundExhibitors } from '@fairdesk/core/profile';
import { EmptyState } from '../shared/empty-state.tsx';
import rows from '../shared/found-rows.module.css';
import { SearchBox } from '../shared/search-box.tsx';
import type { Labels } from '../shared/translate.ts';
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
    <div className={rows.found}>
      <SearchBox
        action={address}
        name="q"
        text={search}
        label={t('exhibitors-search')}
        submit={t('exhibitors-find')}
      />
      {total > 0 && (
        <p className={rows.count}>
          {search ? t('exhibitors-found', { n: total, q: search }) : t('exhibitors-total', { n: total })}
        </p>
      )}
      {total === 0 && (
        <EmptyState text={search ? t('exhibitors-not-found', { q: search }) : t('exhibitors-none')}>
          {search && <a href={address}>{t('exhibitors-all')}</a>}
        </EmptyState>
      )}
      <ul className={rows.rows}>
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
