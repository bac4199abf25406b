import { addColumns, type Migration, text } from './create-table.ts';

/** Why a scheduled draft was not published at its time. */
export const createHeldBack: Migration = (schema, types) =>
  addColumns(schema, types, 'pageDrafts', { heldBack: text });
