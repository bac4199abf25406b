import {
  addColumns,
  createTable,
  flag,
  type Migration,
  requiredInteger,
  requiredText,
  requires,
} from './create-table.ts';

/** The slices of a letter that are still to do: a large letter is sent in many transactions. */
export const createLetterSlices: Migration = async (schema, types) => {
  await addColumns(schema, types, 'letters', {
    slices: { type: 'integer', required: true, initial: 0 },
    isCancelled: flag,
  });
  await createTable(
    schema,
    types,
    'letterSlices',
    {
      letterId: requires('letters', 'cascade'),
      place: requiredInteger,
      companies: requiredText,
      emails: requiredText,
    },
    { primary: ['letterId', 'place'] },
  );
};
