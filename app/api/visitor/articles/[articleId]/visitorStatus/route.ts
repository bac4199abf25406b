import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { signedIn } from '#app/_http/permission.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';
import { visibleArticle } from '#app/_site/visitor-articles.ts';

type Context = RouteContext<'articleId'>;

/** The signed-in visitor's own reactions. Source: site spec §7 "Visitor portal". */
export const GET = (_request: Request, context: Context): Promise<Response> =>
  respond(
    signedIn().andThen(({ tokens }) =>
      visibleArticle(context).andThen((id) =>
        currentUseCases().reactionsOf(tokens.accessToken).visitorStatus(id),
      ),
    ),
  );
