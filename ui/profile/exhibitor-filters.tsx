import { EXHIBITOR_SEARCH_MAX, type FoundExhibitors, NO_LETTER } from '@fairdesk/core/profile';
import { Button } from '../shared/button.tsx';
import type { Labels } from '../shared/translate.ts';
import { exhibitorsAt } from './exhibitor-address.ts';
import styles from './exhibitor-filters.module.css';

interface Props {
  found: FoundExhibitors;
  /** The address of the list: `/nl/aqua/exhibitors`. */
  address: string;
  labels: Labels;
}

/** Filters the list by name, hall, category and letter: a form and links, without a script. */
export function ExhibitorFilters({ found, address, labels }: Props) {
  const { t } = labels;
  const { search, letter, hall, category, facets } = found;
  return (
    <search className={styles.filters}>
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
            <select name="hall" defaultValue={hall}>
              <option value="">{t('exhibitors-any-hall')}</option>
              {facets.halls.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        )}
        {facets.categories.length > 0 && (
          <label>
            <span>{t('exhibitors-category')}</span>
            <select name="category" defaultValue={category}>
              <option value="">{t('exhibitors-any-category')}</option>
              {facets.categories.map((main) => (
                <optgroup key={main.id} label={main.name}>
                  {main.groups
                    .flatMap(({ categories }) => categories)
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </label>
        )}
        {letter && <input type="hidden" name="letter" value={letter} />}
        <Button type="submit">{t('exhibitors-find')}</Button>
      </form>
      {(facets.letters.length > 1 || letter !== '') && (
        <Letters found={found} address={address} labels={labels} />
      )}
    </search>
  );
}

function Letters({ found, address, labels: { t } }: Props) {
  const { letter, facets } = found;
  const at = (next: string) => exhibitorsAt(address, { ...found, letter: next, page: 1 });
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
