import { type Language, localPath, splitPath, splitSuffix } from '@fairdesk/core/shared';
import { pathInSite } from '#app/_composition/page.ts';
import type { SearchData } from '#ui/page/fair-data.ts';

interface Folders {
  /** Of the website: `aqua`. */
  readonly site: string;
  /** Of its preview. */
  readonly preview: string;
}

/** The results of a search in the preview of a website: those on its pages lead to the preview. */
export const searchInPreview = (
  search: SearchData,
  language: Language,
  { site, preview }: Folders,
): SearchData => {
  const { outcome } = search;
  if (typeof outcome !== 'object' || !('results' in outcome)) return search;
  const inPreview = (url: string): string => {
    const { path: address, suffix } = splitSuffix(url);
    if (!`${splitPath(address).path}/`.startsWith(`/${site}/`)) return url;
    const path = pathInSite(address, site).replace(/^\/$/, '');
    return localPath({ language, path: `/${preview}${path}`, suffix });
  };
  const results = outcome.results.map((result) => ({ ...result, url: inPreview(result.url) }));
  return { ...search, outcome: { ...outcome, results } };
};
