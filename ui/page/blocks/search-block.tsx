import { SearchPage } from '../../search/search-page.tsx';
import type { SearchData } from '../fair-data.ts';
import type { RenderContext, ViewOf } from '../render-context.ts';

export const SearchView: ViewOf<'search'> = ({ page }) => {
  const shown = page.fair?.search;
  if (shown === undefined) return null;
  return shown instanceof Promise ? (
    <LateSearch shown={shown} page={page} />
  ) : (
    <Searched shown={shown} page={page} />
  );
};

type Drawn = Pick<RenderContext, 'labels' | 'state'>;

async function LateSearch({ shown, page }: { shown: Promise<SearchData>; page: Drawn }) {
  return <Searched shown={await shown} page={page} />;
}

/**
 * A search that is not configured is reported to editors and in the browser console. Site spec §2 "Search
 * page".
 */
function Searched({ shown, page: { labels, state } }: { shown: SearchData; page: Drawn }) {
  const isOff = shown.outcome === 'no-scope' || shown.outcome === 'no-source';
  if (isOff && state !== 'edit') return <search-results data-off={shown.outcome} hidden />;
  return <SearchPage shown={shown} labels={labels} />;
}
