import { addColumns, type Migration, text } from './create-table.ts';

/** What happens if a task is late, in each language. */
export const createTaskConsequences: Migration = (schema, types) =>
  addColumns(schema, types, 'taskDefinitions', { consequences: text });
