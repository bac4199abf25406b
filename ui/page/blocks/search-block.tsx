import type { SearchData } from '../../search/search-data.ts';
import { SearchPage } from '../../search/search-page.tsx';
import type { RenderContext, ViewOf } from '../render-context.ts';

export const SearchView: ViewOf<'search'> = ({ page }) => {
  const data = page.fair?.search;
  if (data === undefined) return null;
  return data instanceof Promise ? (
    <LateSearch data={data} page={page} />
  ) : (
    <Searched data={data} page={page} />
  );
};

type SearchContext = Pick<RenderContext, 'labels' | 'state'>;

async function LateSearch({ data, page }: { data: Promise<SearchData>; page: SearchContext }) {
  return <Searched data={await data} page={page} />;
}

/**
 * A search that is not configured is reported to editors and in the browser console. Site spec §2 "Search
 * page".
 */
function Searched({ data, page: { labels, state } }: { data: SearchData; page: SearchContext }) {
  const isOff = data.outcome === 'no-scope' || data.outcome === 'no-source';
  if (isOff && state !== 'edit') return <search-results data-off={data.outcome} hidden />;
  return <SearchPage data={data} labels={labels} />;
}
