import { addColumns, flag, initially, type Migration, requiredInteger, text } from './create-table.ts';

/**
 * Turns the outbox into a queue with a log.
 *
 * A mail that waits in an older store stays `waiting`; it counts as urgent and as one with a secret, which is safe
 * for any mail.
 */
export const createPost: Migration = async (schema, types) => {
  await addColumns(schema, types, 'outbox', {
    once: text,
    class: { ...requiredInteger, initial: 0 },
    state: initially('waiting'),
    hasSecret: { ...flag, initial: 1 },
    // No references: with an outside profile service these are stored there.
    eventId: text,
    participationId: text,
    folded: initially(''),
    leaseUntil: text,
    leaseBy: text,
    handedAt: text,
    sentAt: text,
    answer: text,
  });
  await schema.createIndex('outbox_once').on('outbox').column('once').unique().execute();
  await schema
    .createIndex('outbox_by_state_class_due')
    .on('outbox')
    .columns(['state', 'class', 'due'])
    .execute();
  await schema.createIndex('outbox_by_eventId_id').on('outbox').columns(['eventId', 'id']).execute();
  await schema.createIndex('outbox_by_handedAt').on('outbox').column('handedAt').execute();
};
