import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';
import { visibleArticle } from '#app/_site/visitor-articles.ts';

type Context = RouteContext<'articleId'>;

/** The likes of an article: `{ "likes": 12 }`. Source: site spec §7 "Visitor portal". */
export const GET = (_request: Request, context: Context): Promise<Response> =>
  respond(visibleArticle(context).andThen((id) => currentUseCases().reactionsOf().articleData(id)));
