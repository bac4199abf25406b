import { WebsiteBodySchema } from '@fairdesk/core/organiser';
import { json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { picturesArea, type WebsiteParts } from './website-pictures.ts';
import { saveWebsite, storedWebsite, websiteOf } from './website-writes.ts';

/** `GET` reads the settings of the fair's website, `PUT` replaces them. */
export const websiteArea =
  (parts: WebsiteParts): ReturnType<OrganiserArea> =>
  async (call) => {
    if (call.path.length > 0) return picturesArea(parts, call);
    if (call.request.method === 'GET')
      return json(200, websiteOf(await storedWebsite(parts.database.query, call.event)));
    return call.request.method === 'PUT' ? save(parts, call) : methodNotAllowed;
  };

const save = async (
  { database, clock, publicUrl }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { form, version } = await readDeskBody(request, WebsiteBodySchema);
  return database.write(async (query) =>
    json(200, await saveWebsite(query, { event, actor, publicUrl, now: clock() }, form, version)),
  );
};
