import { SEARCH_PARAMETER } from '@fairdesk/core/navigation';
import { withWait } from '@fairdesk/core/shared';
import { SearchBox } from '../shared/forms/search-box.tsx';
import rows from '../shared/found-rows.module.css';
import type { ServerLabels } from '../shared/texts/translate.ts';
import type { SearchData, SearchMatches } from './search-data.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchMatchList } from './search-match-list.tsx';

interface Props {
  data: SearchData;
  labels: ServerLabels;
}

/** A search box with its results. It needs no script. */
export function SearchPage({ data, labels }: Props) {
  const { address, text, outcome } = data;
  const { t, say } = labels;
  // Signs alone, such as `%`, are no search term, but a visitor who entered them expects a result.
  const isUnsearchable = outcome === 'no-text' && text !== '';
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
        <div role="status">
          {isUnsearchable && <p>{t('search-none', { q: text })}</p>}
          <p>{isUnsearchable ? t('search-none-letters') : say(codeOf(outcome))}</p>
        </div>
      )}
    </div>
  );
}

type Outcome = SearchData['outcome'];

const isFound = (outcome: Outcome): outcome is SearchMatches =>
  typeof outcome !== 'string' && 'results' in outcome;

const codeOf = (outcome: Exclude<Outcome, SearchMatches>): string =>
  typeof outcome === 'string' ? SAID[outcome] : withWait('search-throttled', outcome.retryAfterSeconds);

const SAID = {
  'no-scope': 'search-no-scope',
  'no-source': 'search-no-source',
  'no-text': 'search-empty',
  unavailable: 'search-failed',
} as const;
