import type { SearchMatchesPage, SearchResult } from '@fairdesk/core/search';
import { type Language, localPath, splitPath, splitSuffix } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { pathInSite } from '#app/_composition/page.ts';
import { valueOr } from '#app/_http/value-or.ts';
import type { SearchData } from '#ui/search/search-data.ts';
import { previewAt } from './preview-address.ts';

interface Folders {
  /** Of the website: `aqua`. */
  readonly site: string;
  /** Of its preview. */
  readonly preview: string;
}

/** A search in the preview of a website: its results, and those loaded later, lead to the preview. */
export const searchInPreview = (search: SearchData, language: Language, folders: Folders): SearchData => {
  const { outcome } = search;
  if (typeof outcome !== 'object' || !('results' in outcome)) return search;
  const results = resultsInPreview(outcome.results, language, folders);
  const source = `${outcome.source}&${new URLSearchParams({ preview: folders.preview })}`;
  return { ...search, outcome: { ...outcome, results, source } };
};

/** Results on pages of a website, leading to its preview; others stay as they are. */
const resultsInPreview = (
  results: readonly SearchResult[],
  language: Language,
  { site, preview }: Folders,
): readonly SearchResult[] => {
  const inPreview = (url: string): string => {
    const { path: address, suffix } = splitSuffix(url);
    if (!`${splitPath(address).path}/`.startsWith(`/${site}/`)) return url;
    const path = pathInSite(address, site).replace(/^\/$/, '');
    return localPath({ language, path: `/${preview}${path}`, suffix });
  };
  return results.map((result) => ({ ...result, url: inPreview(result.url) }));
};

/** More results of a search, leading to the preview whose folder is the parameter `preview`. */
export const moreInPreview = async (
  matches: SearchMatchesPage,
  parameters: URLSearchParams,
  language: Language,
): Promise<SearchMatchesPage> => {
  const preview = parameters.get('preview') ?? '';
  const event = previewAt(`/${preview}`)?.event;
  const sites = event === undefined ? [] : await valueOr([], currentUseCases().sites.sites());
  const site = sites.find((each) => each.event === event)?.virtualFolder;
  if (site === undefined) return matches;
  return { ...matches, results: resultsInPreview(matches.results, language, { site, preview }) };
};
