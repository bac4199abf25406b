import { SEARCH_PARAMETER } from '@fairdesk/core/navigation';
import type { FoundHere, SearchGap, ShownSearch } from '../page/fair-data.ts';
import { Button } from '../shared/button.tsx';
import type { Labels } from '../shared/translate.ts';
import { SearchFound } from './search-found.tsx';
import styles from './search-page.module.css';

interface Props {
  shown: ShownSearch;
  labels: Labels;
}

/** A box, and what is found. It needs no script. */
export function SearchPage({ shown, labels }: Props) {
  const { address, text, outcome } = shown;
  const { t } = labels;
  return (
    <div className={styles.page}>
      <search>
        <form action={address} method="get" className={styles.form}>
          <label htmlFor="search-field">{t('search-field')}</label>
          <input
            id="search-field"
            type="search"
            name={SEARCH_PARAMETER}
            defaultValue={text}
            autoComplete="off"
            dir="auto"
          />
          <Button type="submit" look="quiet">
            {t('search-submit')}
          </Button>
        </form>
      </search>
      {isFound(outcome) ? (
        <SearchFound shown={shown} found={outcome} labels={labels} />
      ) : (
        <p role="status">{t(SAID[outcome])}</p>
      )}
    </div>
  );
}

const isFound = (outcome: SearchGap | FoundHere): outcome is FoundHere => typeof outcome !== 'string';

const SAID = {
  'no-scope': 'search-no-scope',
  'no-source': 'search-no-source',
  'no-text': 'search-empty',
  throttled: 'search-throttled',
  unavailable: 'search-failed',
} as const;
