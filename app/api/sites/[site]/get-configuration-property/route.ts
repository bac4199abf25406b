import { errAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';

type Context = RouteContext<'site'>;

/** The only public property of a site's configuration. */
const SOURCE = 'globalSearchSourceId';

/** `{ "property": "globalSearchSourceId", "value": "…" }`. Source: portal spec §7, site spec §7 "Search". */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { site } = await params;
  const property = new URL(request.url).searchParams.get('property');
  if (property !== SOURCE) return respond(errAsync({ kind: 'not-found', what: 'the property' }));
  return respond(
    currentUseCases()
      .searchSetup.sourceId(site)
      .map((value) => ({ property, value })),
  );
};
