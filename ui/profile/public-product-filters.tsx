import { EXHIBITOR_SEARCH_MAX, type FoundProducts } from '@fairdesk/core/profile';
import { Button } from '../shared/button.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { CategorySelect } from './category-select.tsx';
import styles from './list-filters.module.css';
import { NoveltyFilter } from './novelty-filter.tsx';

interface Props {
  matches: FoundProducts;
  /** The address of the list: `/nl/aqua/products`. */
  address: string;
  labels: ServerLabels;
}

/** Filters the products by words, category and novelties: a form, without a script. */
export function PublicProductFilters({ matches, address, labels }: Props) {
  const { t } = labels;
  const { search, category, novelties, facets } = matches;
  return (
    <search className={styles.filters} data-print="hide">
      <form action={address} className={styles.form}>
        <label className={styles.name}>
          <span>{t('public-products-search')}</span>
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={EXHIBITOR_SEARCH_MAX}
            autoComplete="off"
            dir="auto"
          />
        </label>
        <CategorySelect categories={facets.categories} chosen={category} labels={labels} />
        <NoveltyFilter isOffered={facets.hasNovelties} isChosen={novelties} labels={labels} />
        <Button type="submit">{t('exhibitors-find')}</Button>
      </form>
    </search>
  );
}
