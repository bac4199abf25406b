import { newFairFaults } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { z } from 'zod';
import { stampContent } from '../../content/content-stamp.ts';
import { onceAgain } from '../../database/once-again.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid, readInput } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { json, notFound, type Service, type ServiceResponse } from '../../service.ts';
import { ensureSites } from '../../starter/ensure-sites.ts';
import { requireService } from '../../tokens/require-service.ts';
import type { TokenStore } from '../../tokens/token-store.ts';
import type { OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { switchOnReminders } from '../reminders/reminders-area.ts';
import { FairFormInput } from './fair-form-input.ts';
import { requireNoPage } from './fair-slugs.ts';
import { earlierEvent, insertEvent } from './new-event.ts';

interface Parts extends OrganiserParts {
  readonly serviceTokens: TokenStore;
}

const NewFairInput = FairFormInput.extend({
  languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length),
  brandColour: z.string().max(20),
  id: z.uuid().optional(),
});

/**
 * `/fairs`, for the product itself: `GET /fairs/permission` tells whether the user in `x-actor` may create fairs,
 * `POST /fairs/new` creates one.
 */
export const createFairsService =
  (parts: Parts): Service =>
  async (request) => {
    await requireService(parts.serviceTokens, request);
    const actor = (request.headers.get('x-actor') ?? '').toLowerCase();
    switch (`${request.method} ${request.url.pathname}`) {
      case 'GET /fairs/permission':
        return json(200, { canCreate: await mayCreate(parts.database.query, actor) });
      case 'POST /fairs/new':
        return create(parts, actor, await readInput(request, NewFairInput));
      default:
        return methodNotAllowed;
    }
  };

const mayCreate = async (query: Query, email: string): Promise<boolean> => {
  const [administrator, admin] = await Promise.all([
    query.selectFrom('administrators').select('email').where('email', '=', email).executeTakeFirst(),
    query
      .selectFrom('eventPermissions')
      .select('email')
      .where('email', '=', email)
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return (administrator ?? admin) !== undefined;
};

const create = (
  { database, clock }: Parts,
  actor: string,
  { languages, brandColour, id, ...form }: z.output<typeof NewFairInput>,
): Promise<ServiceResponse> => {
  const faults = newFairFaults({ ...form, languages, brandColour });
  if (faults.length > 0) throw invalid(faults);
  const write = async (query: Query) => {
    if (!(await mayCreate(query, actor))) throw notFound();
    const after = { ...form, languages, brandColour };
    const earlier = await earlierEvent(query, { actor, uid: id, after });
    if (earlier) return json(200, earlier);
    const now = clock();
    const event = await insertEvent(query, { form, actor, now, more: { uid: id ?? null } });
    await switchOnReminders(query, event);
    await ensureSites(query, now, { languages, brandColour });
    await requireNoPage(query, form.slug, event);
    await recordAudit(
      query,
      { event, actor, action: 'fair.create', subject: 'fair', label: form.name, after },
      now,
    );
    await stampContent(query);
    return json(200, { event, slug: form.slug });
  };
  return onceAgain(database, () => database.write(write));
};
