import { EXHIBITOR_SEARCH_MAX, type FoundExhibitors, NO_LETTER } from '@fairdesk/core/profile';
import { collator, type Language } from '@fairdesk/core/shared';
import { Button } from '../shared/button.tsx';
import select from '../shared/forms/select.module.css';
import { countryName } from '../shared/texts/country-name.ts';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { CategorySelect } from './category-select.tsx';
import { exhibitorsAt } from './exhibitor-address.ts';
import styles from './list-filters.module.css';
import { NoveltyFilter } from './novelty-filter.tsx';

interface Props {
  matches: FoundExhibitors;
  /** The address of the list: `/nl/aqua/exhibitors`. */
  address: string;
  labels: ServerLabels;
}

/** Filters the list by name, hall, category, country, novelties and letter: a form and links, without a script. */
export function ExhibitorFilters({ matches, address, labels }: Props) {
  const { t } = labels;
  const { search, letter, hall, category, novelties, view, facets } = matches;
  return (
    <search className={styles.filters} data-print="hide">
      <form action={address} className={styles.form}>
        <label className={styles.name}>
          <span>{t('exhibitors-search')}</span>
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={EXHIBITOR_SEARCH_MAX}
            autoComplete="off"
            dir="auto"
          />
        </label>
        {facets.halls.length > 1 && (
          <label>
            <span>{t('exhibitors-hall')}</span>
            <select className={select.select} name="hall" defaultValue={hall}>
              <option value="">{t('exhibitors-any-hall')}</option>
              {facets.halls.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        )}
        <CategorySelect categories={facets.categories} chosen={category} labels={labels} />
        <CountrySelect matches={matches} labels={labels} />
        <NoveltyFilter isOffered={facets.hasNovelties} isChosen={novelties} labels={labels} />
        {letter && <input type="hidden" name="letter" value={letter} />}
        {view === 'grid' && <input type="hidden" name="view" value={view} />}
        <Button type="submit">{t('exhibitors-find')}</Button>
      </form>
      {(facets.letters.length > 1 || letter !== '') && (
        <Letters matches={matches} address={address} labels={labels} />
      )}
    </search>
  );
}

function CountrySelect({ matches: { country, facets }, labels: { t, language } }: Omit<Props, 'address'>) {
  if (facets.countries.length < 2) return null;
  return (
    <label>
      <span>{t('exhibitors-country')}</span>
      <select className={select.select} name="country" defaultValue={country}>
        <option value="">{t('exhibitors-any-country')}</option>
        {namedCountries(facets.countries, language).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Countries with their names, in the alphabetical order of the reader's language. */
const namedCountries = (
  codes: readonly string[],
  language: Language,
): readonly (readonly [code: string, name: string])[] => {
  const { compare } = collator(language);
  return codes
    .map((code) => [code, countryName(code, language)] as const)
    .toSorted(([, one], [, other]) => compare(one, other));
};

function Letters({ matches, address, labels: { t } }: Props) {
  const { letter, facets } = matches;
  const at = (next: string) => exhibitorsAt(address, { ...matches, letter: next, page: 1 });
  return (
    <nav aria-label={t('exhibitors-letters')}>
      <ul className={styles.letters}>
        <li>
          <a href={at('')} aria-current={letter === '' || undefined}>
            {t('exhibitors-any-letter')}
          </a>
        </li>
        {facets.letters.map((each) => (
          <li key={each}>
            <a
              href={at(each)}
              aria-current={letter === each || undefined}
              aria-label={each === NO_LETTER ? t('exhibitors-signs') : undefined}
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
