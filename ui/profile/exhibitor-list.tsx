import type { ExhibitorSearch, FoundExhibitors } from '@fairdesk/core/profile';
import { EmptyState } from '../shared/empty-state.tsx';
import rows from '../shared/found-rows.module.css';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { exhibitorsAt } from './exhibitor-address.ts';
import { ExhibitorCard } from './exhibitor-card.tsx';
import { ExhibitorChips, withoutFilters } from './exhibitor-chips.tsx';
import { ExhibitorFilters } from './exhibitor-filters.tsx';
import styles from './exhibitor-list.module.css';
import { ExhibitorRow } from './exhibitor-row.tsx';
import { ListPages } from './list-pages.tsx';

interface Props {
  matches: FoundExhibitors;
  /** The address of this page: `/nl/aqua/exhibitors`. */
  address: string;
  /** The address of the list of products; empty for none. */
  products: string;
  labels: ServerLabels;
}

/** The exhibitors of the fair, sorted by name. It needs no script. */
export function ExhibitorList({ matches, address, products, labels }: Props) {
  const { items, total, page, pages, view } = matches;
  const Entry = view === 'grid' ? ExhibitorCard : ExhibitorRow;
  return (
    <div className={rows.found}>
      {products && (
        <p>
          <a href={products} className={rows.on}>
            {labels.t('exhibitors-products')}
          </a>
        </p>
      )}
      <ExhibitorFilters matches={matches} address={address} labels={labels} />
      <ExhibitorChips matches={matches} address={address} labels={labels} />
      {total > 0 ? (
        <div className={styles.head}>
          <p className={rows.count}>{labels.t('exhibitors-total', { n: total })}</p>
          <Views matches={matches} address={address} labels={labels} />
        </div>
      ) : (
        <NoExhibitors matches={matches} address={address} labels={labels} />
      )}
      <ul className={view === 'grid' ? styles.grid : undefined}>
        {items.map((exhibitor) => (
          <Entry
            key={exhibitor.slug}
            exhibitor={exhibitor}
            href={`${address}/${encodeURIComponent(exhibitor.slug)}`}
            labels={labels}
          />
        ))}
      </ul>
      <ListPages
        page={page}
        pages={pages}
        at={(other) => exhibitorsAt(address, { ...matches, page: other })}
        labels={labels}
      />
    </div>
  );
}

type Parts = Omit<Props, 'products'>;

const VIEWS = ['list', 'grid'] as const;

/** Links to the same exhibitors as a list and as a grid. */
function Views({ matches, address, labels: { t } }: Parts) {
  const at = (view: ExhibitorSearch['view']) => exhibitorsAt(address, { ...matches, view });
  return (
    <nav aria-label={t('exhibitors-view')}>
      <ul className={styles.views}>
        {VIEWS.map((view) => (
          <li key={view}>
            <a href={at(view)} aria-current={matches.view === view || undefined}>
              {t(`exhibitors-view-${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoExhibitors({ matches, address, labels: { t } }: Parts) {
  const { search, letter, hall, category, country, novelties } = matches;
  const isFiltered = novelties || [letter, hall, category, country].some((filter) => filter !== '');
  if (!isFiltered && !search) return <EmptyState text={t('exhibitors-none')} />;
  return (
    <EmptyState text={isFiltered ? t('exhibitors-filtered-none') : t('exhibitors-not-found', { q: search })}>
      <a href={exhibitorsAt(address, withoutFilters(matches))}>{t('exhibitors-all')}</a>
    </EmptyState>
  );
}
