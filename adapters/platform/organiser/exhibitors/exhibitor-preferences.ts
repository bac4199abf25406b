import { EXHIBITOR_COLUMNS, exhibitorColumnsOf, VIEW_NAME_MAX } from '@fairdesk/core/organiser';
import { z } from 'zod';
import { readInput } from '../../identity/read-input.ts';
import { empty, json, type ServiceResponse } from '../../service.ts';
import type { OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';

const VIEW = 'exhibitor-view';
const COLUMNS = 'exhibitor-columns';

/** The most saved filters of one organiser. */
const VIEWS_MAX = 50;

const ViewInput = z.object({
  name: z.string().trim().min(1).max(VIEW_NAME_MAX),
  /** The query as the parameters of an address. */
  address: z.string().max(4_000),
});
const ColumnsInput = z.object({ columns: z.array(z.enum(EXHIBITOR_COLUMNS)) });

/** `GET preferences`, `PUT preferences/view`, `DELETE preferences/view?name=`, `PUT preferences/columns`. */
export const exhibitorPreferences = async (
  { database }: OrganiserParts,
  { event, actor, path, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const own = database.query
    .selectFrom('deskPreferences')
    .where('eventId', '=', event)
    .where('email', '=', actor);
  const save = async (kind: string, name: string, value: string): Promise<ServiceResponse> => {
    await database.query
      .insertInto('deskPreferences')
      .values({ eventId: event, email: actor, kind, name, value })
      .onConflict((conflict) => conflict.columns(['eventId', 'email', 'kind', 'name']).doUpdateSet({ value }))
      .execute();
    return empty(204);
  };
  switch (`${request.method} ${path[1] ?? ''}`) {
    case 'GET ': {
      const rows = await own
        .select(['kind', 'name', 'value'])
        .where('kind', 'in', [VIEW, COLUMNS])
        .orderBy('name')
        .execute();
      const views = rows.filter(({ kind }) => kind === VIEW).slice(0, VIEWS_MAX);
      return json(200, {
        views: views.map(({ name, value }) => ({ name, address: value })),
        columns: exhibitorColumnsOf(rows.find(({ kind }) => kind === COLUMNS)?.value),
      });
    }
    case 'PUT view': {
      const { name, address } = await readInput(request, ViewInput);
      return save(VIEW, name, address);
    }
    case 'DELETE view':
      await database.query
        .deleteFrom('deskPreferences')
        .where('eventId', '=', event)
        .where('email', '=', actor)
        .where('kind', '=', VIEW)
        .where('name', '=', request.url.searchParams.get('name') ?? '')
        .execute();
      return empty(204);
    case 'PUT columns': {
      const { columns } = await readInput(request, ColumnsInput);
      return save(COLUMNS, '', columns.join(','));
    }
    default:
      return methodNotAllowed;
  }
};
