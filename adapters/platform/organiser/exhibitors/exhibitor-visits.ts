import { ExhibitorVisitSchema } from '@fairdesk/core/organiser';
import { recordAudit } from '../../record-audit.ts';
import { empty, notFound, type ServiceResponse } from '../../service.ts';
import type { OrganiserCall, OrganiserParts } from '../area.ts';
import { readDeskBody } from '../read-desk-body.ts';

/** `POST {id}/visit`: records that an organiser opens the portal of the company. */
export const recordVisit = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
  id: string,
): Promise<ServiceResponse> => {
  await readDeskBody(request, ExhibitorVisitSchema);
  await database.write(async (query) => {
    const company = await query
      .selectFrom('participations')
      .select('organizationName')
      .where('id', '=', id)
      .where('eventId', '=', event)
      .executeTakeFirst();
    if (company === undefined) throw notFound();
    await recordAudit(
      query,
      {
        ...{ event, actor, action: 'exhibitor.open' },
        ...{ subject: `exhibitor:${id}`, label: company.organizationName },
      },
      clock(),
    );
  });
  return empty(204);
};
