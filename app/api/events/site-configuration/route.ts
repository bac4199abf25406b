import { timingSafeEqual } from 'node:crypto';
import { errAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { respond } from '#app/_http/respond.ts';
import { runtime } from '#app/_process/runtime.ts';

/**
 * The sites of the events, for clients with the API key: header `x-api-key`, or the parameter `apikey`
 * as in portal spec §7 (addresses end up in logs, so prefer the header).
 */
export const GET = (request: Request): Promise<Response> => {
  const key = request.headers.get('x-api-key') ?? new URL(request.url).searchParams.get('apikey') ?? '';
  if (!isOurKey(key)) return respond(errAsync({ kind: 'signed-out' }));
  return respond(
    currentUseCases()
      .sites.sites()
      .map((sites) =>
        sites.map(({ event, site, logo }) => ({ EventId: event, Site: site, Logo: logo?.src ?? '' })),
      ),
  );
};

const isOurKey = (key: string): boolean => {
  const [theirs, ours] = [Buffer.from(key), Buffer.from(runtime().settings.secrets.siteConfigurationKey)];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
};
