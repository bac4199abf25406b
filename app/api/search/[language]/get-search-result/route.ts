import { moreInPreview } from '#app/_editing/search-in-preview.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';
import { clientAddress } from '#app/_process/client-address.ts';
import { searchResponse } from '#app/_site/search-response.ts';

type Context = RouteContext<'language'>;

/** The public search. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { language } = await params;
  const { searchParams } = new URL(request.url);
  return respond(searchResponse(language, searchParams, clientAddress(request), moreInPreview));
};
