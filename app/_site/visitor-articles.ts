import 'server-only';
import type { Reaction } from '@fairdesk/core/articles';
import type { EventSite } from '@fairdesk/core/events';
import { type ArticleId, articleIdOf, type Failure } from '@fairdesk/core/shared';
import { err, errAsync, ok, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { signedIn } from '#app/_http/permission.ts';
import { countAttempt } from '#app/_http/rate-limits.ts';
import { readBody } from '#app/_http/read-body.ts';
import { ReactionBodies } from '#app/_http/request-bodies.ts';
import { respond } from '#app/_http/respond.ts';
import { runtime } from '#app/_process/runtime.ts';
import { visibleSites } from './site-visibility.ts';

interface Context {
  readonly params: Promise<{ readonly articleId: string }>;
}

/** An article of a site that visitors may see; `not-found` for any other, and without a visitor portal. */
export const visibleArticle = ({ params }: Context): ResultAsync<ArticleId, Failure> =>
  ResultAsync.fromSafePromise<{ readonly articleId: string }, Failure>(params).andThen(({ articleId }) => {
    const id = articleIdOf(articleId);
    const missing: Failure = { kind: 'not-found', what: `article ${articleId}` };
    if (id === undefined || !runtime().settings.visitorPortal.isOn)
      return errAsync<ArticleId, Failure>(missing);
    const { articleFinder, sites } = currentUseCases();
    return ResultAsync.combine([articleFinder.siteOf(id), sites.sites()])
      .andThen(([name, all]) =>
        ResultAsync.fromSafePromise<readonly EventSite[], Failure>(
          visibleSites(all.filter(({ site }) => site === name)),
        ),
      )
      .andThen(({ length }) => (length > 0 ? ok(id) : err(missing)));
  });

/**
 * A route that sets or clears a reaction of the signed-in visitor: the body `{ "like": true }` is the wanted
 * state, so it is safe to repeat.
 */
export const reactionRoute =
  (reaction: Reaction) =>
  (request: Request, context: Context): Promise<Response> =>
    respond(
      signedIn().andThen(({ user, tokens }) =>
        countAttempt([['reactions: visitor', user.email]])
          .andThen(() => visibleArticle(context))
          .andThen((id) =>
            readBody(request, ReactionBodies[reaction]).andThen((isOn) =>
              currentUseCases().reactionsOf(tokens.accessToken).react(id, reaction, isOn),
            ),
          ),
      ),
    );
