import { naturalKey } from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import { fold } from '../../database/fold.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { conflict, notFound } from '../../service.ts';
import type { ChangedValues, ExhibitorWriter } from './exhibitor-writer.ts';

interface StandValues {
  readonly number: string;
  readonly hall: string;
}

const cellsOf = ({ number, hall }: StandValues) => ({
  standNumber: number,
  standNumberNatural: naturalKey(fold(number)),
  hall: hall === '' ? null : hall,
});

/** One company cannot have a stand twice; two companies can share one. */
const requireFree = async (
  query: Query,
  { event, id }: ExhibitorWriter,
  number: string,
  except = '',
): Promise<void> => {
  const same = await query
    .selectFrom('stands')
    .select('id')
    .where('eventId', '=', event)
    .where('participationId', '=', id)
    .where('standNumber', '=', number)
    .where('id', '!=', except)
    .executeTakeFirst();
  if (same) throw invalid([{ path: 'number', code: 'stand-taken' }]);
};

export const addStand = async (
  query: Query,
  writer: ExhibitorWriter,
  stand: StandValues,
): Promise<ChangedValues> => {
  await requireFree(query, writer, stand.number);
  const moment = writer.now.toISOString();
  await query
    .insertInto('stands')
    .values({
      ...{ id: uuid(), created: moment, modified: moment, eventId: writer.event, participationId: writer.id },
      ...{ status: 'CONFIRMED', standType: 'MAIN', ...cellsOf(stand) },
    })
    .execute();
  return { after: { stand: stand.number, hall: stand.hall } };
};

/** A stand with the values that were seen. */
interface SeenStand {
  readonly id: string;
  readonly from?: StandValues | undefined;
}

/** A stand as it is stored; 404 when it was removed, 409 when it is not as it was seen. */
const standOf = async (query: Query, { id }: ExhibitorWriter, { id: stand, from }: SeenStand) => {
  const row = await query
    .selectFrom('stands')
    .select(['id', 'standNumber', 'hall'])
    .where('id', '=', stand)
    .where('participationId', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const hall = row.hall ?? '';
  if (from && (from.number !== row.standNumber || from.hall !== hall)) throw conflict();
  return { stand: row.standNumber, hall };
};

export const saveStand = async (
  query: Query,
  writer: ExhibitorWriter,
  stand: StandValues & SeenStand,
): Promise<ChangedValues> => {
  const before = await standOf(query, writer, stand);
  await requireFree(query, writer, stand.number, stand.id);
  const { numUpdatedRows } = await query
    .updateTable('stands')
    .set({ ...cellsOf(stand), modified: writer.now.toISOString() })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', stand.id)
    .where('standNumber', '=', before.stand)
    .executeTakeFirstOrThrow();
  // Two organisers may save at the same moment.
  if (numUpdatedRows !== 1n) throw conflict();
  return { before, after: { stand: stand.number, hall: stand.hall } };
};

export const removeStand = async (
  query: Query,
  writer: ExhibitorWriter,
  stand: SeenStand,
): Promise<ChangedValues> => {
  const before = await standOf(query, writer, stand);
  await query.deleteFrom('stands').where('id', '=', stand.id).execute();
  return { before };
};
