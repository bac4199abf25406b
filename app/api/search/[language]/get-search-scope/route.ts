import { checkedSearch, TAG_BEHAVIOURS } from '@fairdesk/core/search';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';

type Context = RouteContext<'language'>;

/** The scope that a search covers: `?scope={id}`. Source: portal spec §5 "Search", §7. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { language } = await params;
  const scopeId = new URL(request.url).searchParams.get('scope') ?? '';
  const search = { searchText: '', pageIndex: 0, tagBehaviour: TAG_BEHAVIOURS[0], scopeId, language };
  return respond(checkedSearch(search).asyncAndThen(() => currentUseCases().searchSetup.scope(scopeId)));
};
