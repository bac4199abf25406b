import { SEARCH_PARAMETER } from '@fairdesk/core/navigation';
import type { SearchData, SearchGap, SearchMatches } from '../page/fair-data.ts';
import rows from '../shared/found-rows.module.css';
import { SearchBox } from '../shared/search-box.tsx';
import type { ServerLabels } from '../shared/translate.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchMatchList } from './search-match-list.tsx';

interface Props {
  data: SearchData;
  labels: ServerLabels;
}

/** A search box with its results. It needs no script. */
export function SearchPage({ data, labels }: Props) {
  const { address, text, outcome } = data;
  const { t } = labels;
  return (
    <div className={rows.found}>
      <SearchBox
        action={address}
        name={SEARCH_PARAMETER}
        text={text}
        label={t('search-field')}
        submit={t('search-submit')}
      />
      {isFound(outcome) ? (
        <>
          <SearchFilters data={data} counts={outcome.counts} labels={labels} />
          <SearchMatchList data={data} matches={outcome} labels={labels} />
        </>
      ) : (
        <p role="status">{t(SAID[outcome])}</p>
      )}
    </div>
  );
}

const isFound = (outcome: SearchGap | SearchMatches): outcome is SearchMatches => typeof outcome !== 'string';

const SAID = {
  'no-scope': 'search-no-scope',
  'no-source': 'search-no-source',
  'no-text': 'search-empty',
  throttled: 'search-throttled',
  unavailable: 'search-failed',
} as const;
