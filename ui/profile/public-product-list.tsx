import { type FoundProducts, type ProductSearch, productParameters } from '@fairdesk/core/profile';
import { EmptyState } from '../shared/empty-state.tsx';
import rows from '../shared/found-rows.module.css';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { chosenCategory } from './category-select.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListPages } from './list-pages.tsx';
import { PublicProductCard } from './public-product-card.tsx';
import { PublicProductFilters } from './public-product-filters.tsx';
import styles from './public-product-list.module.css';

interface Props {
  matches: FoundProducts;
  /** The address of this page: `/nl/aqua/products`. */
  address: string;
  /** The address of the list of exhibitors: `/nl/aqua/exhibitors`. */
  exhibitors: string;
  labels: ServerLabels;
}

/** The products of all exhibitors, sorted by name. It needs no script. */
export function PublicProductList({ matches, address, exhibitors, labels }: Props) {
  const { items, total, page, pages } = matches;
  const at = (change: Partial<ProductSearch>): string => productsAt(address, { ...matches, ...change });
  return (
    <div className={rows.found}>
      <p>
        <a href={exhibitors} className={rows.on}>
          {labels.t('exhibitor-back')}
        </a>
      </p>
      <PublicProductFilters matches={matches} address={address} labels={labels} />
      <FilterChips chips={chipsOf(matches, at, labels)} clear={address} labels={labels} />
      {total > 0 ? (
        <p className={rows.count}>{labels.t('public-products-total', { n: total })}</p>
      ) : (
        <NoProducts matches={matches} address={address} labels={labels} />
      )}
      <ul className={styles.shelf}>
        {items.map((product) => (
          <PublicProductCard
            key={product.id}
            product={product}
            company={`${exhibitors}/${encodeURIComponent(product.company.slug)}`}
            labels={labels}
          />
        ))}
      </ul>
      <ListPages page={page} pages={pages} at={(other) => at({ page: other })} labels={labels} />
    </div>
  );
}

/** The address of the list with a search: `/nl/aqua/products?new=1`. */
const productsAt = (address: string, search: ProductSearch): string => {
  const query = new URLSearchParams({ ...productParameters(search) });
  return query.size > 0 ? `${address}?${query}` : address;
};

const chipsOf = (
  { search, category, novelties, facets }: FoundProducts,
  at: (change: Partial<ProductSearch>) => string,
  labels: ServerLabels,
) => [
  ...(search ? [{ name: `“${search}”`, without: at({ search: '', page: 1 }) }] : []),
  ...(category
    ? [{ ...chosenCategory(facets.categories, category, labels), without: at({ category: '', page: 1 }) }]
    : []),
  ...(novelties
    ? [{ name: labels.t('exhibitors-novelties'), without: at({ novelties: false, page: 1 }) }]
    : []),
];

function NoProducts({ matches, address, labels: { t } }: Omit<Props, 'exhibitors'>) {
  const { search, category, novelties } = matches;
  if (!search && !category && !novelties) return <EmptyState text={t('public-products-none')} />;
  return (
    <EmptyState
      text={
        category || novelties
          ? t('public-products-filtered-none')
          : t('public-products-not-found', { q: search })
      }
    >
      <a href={address}>{t('public-products-all')}</a>
    </EmptyState>
  );
}
