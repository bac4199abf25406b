import type { FoundExhibitors } from '@fairdesk/core/profile';
import { EmptyState } from '../shared/empty-state.tsx';
import rows from '../shared/found-rows.module.css';
import type { Labels } from '../shared/translate.ts';
import { ExhibitorChips } from './exhibitor-chips.tsx';
import { ExhibitorFilters } from './exhibitor-filters.tsx';
import { ExhibitorPages } from './exhibitor-pages.tsx';
import { ExhibitorRow } from './exhibitor-row.tsx';

interface Props {
  found: FoundExhibitors;
  /** The address of this page: `/nl/aqua/exhibitors`. */
  address: string;
  labels: Labels;
}

/** The exhibitors of the fair, sorted by name. It needs no script. */
export function ExhibitorList({ found, address, labels }: Props) {
  const { items, total } = found;
  return (
    <div className={rows.found}>
      <ExhibitorFilters found={found} address={address} labels={labels} />
      <ExhibitorChips found={found} address={address} labels={labels} />
      {total > 0 ? (
        <p className={rows.count}>{labels.t('exhibitors-total', { n: total })}</p>
      ) : (
        <NoExhibitors found={found} address={address} labels={labels} />
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

function NoExhibitors({ found, address, labels: { t } }: Props) {
  const { search, letter, hall, category } = found;
  const isFiltered = Boolean(letter || hall || category);
  if (!isFiltered && !search) return <EmptyState text={t('exhibitors-none')} />;
  return (
    <EmptyState text={isFiltered ? t('exhibitors-filtered-none') : t('exhibitors-not-found', { q: search })}>
      <a href={address}>{t('exhibitors-all')}</a>
    </EmptyState>
  );
}
