import type { Migration } from './create-table.ts';

/**
 * The companies of an event by id, with what changes at each write. Reading them slice by slice needs no sorting, and
 * noticing changes reads no profiles.
 */
export const createCompanyOrder: Migration = async (schema) => {
  await schema
    .createIndex('participations_in_order')
    .on('participations')
    .columns(['eventId', 'id', 'version', 'modified'])
    .execute();
};
