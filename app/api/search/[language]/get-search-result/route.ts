import { clientAddress } from '#app/_composition/client-address.ts';
import { respond } from '#app/_composition/respond.ts';
import { searchAnswer } from '#app/_composition/search-answer.ts';

type Context = { params: Promise<{ language: string }> };

/** What anybody may find. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { language } = await params;
  return respond(searchAnswer(language, new URL(request.url).searchParams, clientAddress(request)));
};
