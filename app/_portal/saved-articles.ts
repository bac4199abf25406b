import 'server-only';
import type { EventSite } from '@fairdesk/core/events';
import type { StoredSession } from '@fairdesk/core/session';
import { type Failure, type Language, localPath } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { visibleSites } from '#app/_site/site-visibility.ts';
import { articleCardData } from '#ui/articles/article-card-data.ts';
import type { SavedCard } from '#ui/articles/saved-articles-store.ts';

/**
 * The articles a visitor has saved, most recently saved first, as cards in this language; `unavailable` while they
 * cannot be loaded. Leaves out articles that are deleted, unpublished, or not written in this language.
 */
export const savedArticles = async (
  { tokens }: StoredSession,
  language: Language,
): Promise<readonly SavedCard[] | 'unavailable'> => {
  const { reactionsOf, articleFinder, sites } = currentUseCases();
  const loaded = reactionsOf(tokens.accessToken)
    .saved()
    .andThen((ids) => ResultAsync.combine([articleFinder.find(ids, language), sites.sites()]))
    .andThen(([articles, all]) =>
      ResultAsync.fromSafePromise<readonly EventSite[], Failure>(visibleSites(all)).map((visible) =>
        articles.flatMap(({ id, site, path, ...article }): readonly SavedCard[] => {
          const home = visible.find((each) => each.site === site);
          if (home?.languages?.includes(language) === false) return [];
          return home
            ? [{ id, ...articleCardData(article, newsHomeOf(home, path, language), language) }]
            : [];
        }),
      ),
    );
  return valueOr<readonly SavedCard[] | 'unavailable'>('unavailable', loaded);
};

/** The page above an article. */
const newsHomeOf = ({ virtualFolder }: EventSite, articlePath: string, language: Language) => {
  const path = articlePath.slice(0, articlePath.lastIndexOf('/'));
  return { path, href: localPath({ language, path: `/${virtualFolder}${path}` }) };
};
