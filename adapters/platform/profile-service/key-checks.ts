import type { Resource } from '../resources/resource.ts';
import { complaintAt } from './draft.ts';
import { findRow } from './find-rows.ts';
import { refuse } from './json-api.ts';
import type { AnyQuery, Cell } from './rows.ts';

/** The event of a program with a key, to which its new rows belong. */
export const ownEvent = ({ access, relations }: Resource): Record<string, Cell> => {
  const { event } = relations;
  return access && event?.kind === 'one' && event.to === 'events'
    ? { [event.column]: access.caller.event }
    : {};
};

/** Whatever a program wrote must still be of its event: a row without an owner, or with another, is not. */
export const requireVisible = async (tables: AnyQuery, resource: Resource, id: string): Promise<void> => {
  if (!resource.access || (await findRow(tables, resource, id))) return;
  throw refuse(400, [
    complaintAt('/data/relationships', 'outside', 'It would belong to no event of this key'),
  ]);
};

/** Rejects the removal of a row that rows out of the program's reach need. */
export const requireUnneeded = async (tables: AnyQuery, resource: Resource, id: string): Promise<void> => {
  const { access, table } = resource;
  if (!access?.isNeeded) return;
  const [needed] = await tables
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where(access.includes(table))
    .where(access.isNeeded)
    .execute();
  if (needed) throw refuse(409, [{ code: 'in-use', title: 'Others still need it' }]);
};
