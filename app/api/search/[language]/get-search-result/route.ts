import { respond } from '#app/_http/respond.ts';
import { clientAddress } from '#app/_process/client-address.ts';
import { searchResponse } from '#app/_site/search-response.ts';

type Context = { params: Promise<{ language: string }> };

/** The public search. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { language } = await params;
  return respond(searchResponse(language, new URL(request.url).searchParams, clientAddress(request)));
};
