import { type FoundFacet, toggleFacet } from '@fairdesk/core/search';
import disclosure from '../shared/disclosure.module.css';
import { numberText } from '../shared/texts/format.ts';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { facetName, facetValueName } from './facet-names.ts';
import { searchAt } from './search-address.ts';
import type { SearchData } from './search-data.ts';
import styles from './search-filters.module.css';

interface Props {
  data: SearchData;
  counts: readonly FoundFacet[];
  labels: ServerLabels;
}

/** Filters of a search with their counts, as links: they need no script, and Back undoes them. */
export function SearchFilters({ data, counts, labels }: Props) {
  const { t, language } = labels;
  const offered = counts.filter(
    ({ name, values }) => values.length > 0 && data.facets.some((facet) => facet.name === name),
  );
  const chosen = data.facets.flatMap(({ name, values }) => values.map((id) => ({ name, id })));
  const at = (name: string, id: string) =>
    searchAt({ ...data, page: 1, facets: toggleFacet(data.facets, name, id) });
  const isChosen = (name: string, id: string) => chosen.some((each) => each.name === name && each.id === id);
  const cleared = searchAt({
    ...data,
    page: 1,
    facets: data.facets.map(({ name }) => ({ name, values: [] })),
  });
  if (offered.length === 0 && chosen.length === 0) return null;
  return (
    <nav aria-label={t('search-filters')} className={styles.filters}>
      <details open={chosen.length > 0}>
        <summary className={disclosure.summary}>
          {chosen.length > 0 ? t('search-filters-chosen', { n: chosen.length }) : t('search-filters')}
        </summary>
        {offered.map((facet) => (
          <div key={facet.name} className={styles.group}>
            <p id={`facet-${facet.name}`}>{facetName(facet, labels)}</p>
            <ul aria-labelledby={`facet-${facet.name}`}>
              {facet.values.map((value) => (
                <li key={value.id}>
                  <a
                    href={at(facet.name, value.id)}
                    aria-current={isChosen(facet.name, value.id) || undefined}
                    rel="nofollow"
                  >
                    <span dir="auto" lang={value.language}>
                      {facetValueName(facet.name, value.text, labels)}
                    </span>{' '}
                    <span className={styles.count}>({numberText(value.count, language)})</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
      {chosen.length > 0 && <a href={cleared}>{t('search-filters-clear')}</a>}
    </nav>
  );
}
