import type { Migration } from './create-table.ts';

/**
 * Lists and their filters read as many index entries as they show, however many companies, tasks and products an event
 * has. Each index holds all columns of its order, so that equal values need no sorting.
 */
export const createBoundedLists: Migration = async (schema) => {
  for (const [name, table, columns] of INDEXES)
    await schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  // The new one begins with the same columns.
  await schema.dropIndex('taskDefinitions_by_eventId_sortIndex').execute();
};

const INDEXES = [
  [
    'participations_public',
    'participations',
    [...['eventId', 'status', 'publicationStatus', 'isPublic', 'nameFolded', 'id'], 'organizationNameFolded'],
  ],
  ['taskDefinitions_in_order', 'taskDefinitions', ['eventId', 'sortIndex', 'id']],
  ['addresses_by_country', 'addresses', ['addressType', 'country', 'participationId']],
  ['products_by_novelty', 'products', ['eventId', 'isNovelty', 'participationId']],
  ['products_by_visible_novelty', 'products', ['eventId', 'visibleNovelty', 'participationId']],
] as const;
