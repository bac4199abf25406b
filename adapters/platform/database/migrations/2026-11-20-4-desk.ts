import {
  createTable,
  everyResource,
  flag,
  type Migration,
  refers,
  requiredText,
  requires,
  sortIndex,
  text,
} from './create-table.ts';

/** The exhibitor's desk: tasks, messages, and permissions. */
export const createDesk: Migration = async (schema, types) => {
  const event = requires('events', 'restrict');
  await createTable(
    schema,
    types,
    'taskDefinitions',
    {
      ...everyResource,
      code: requiredText,
      titles: requiredText,
      contents: text,
      category: text,
      categories: text,
      date: requiredText,
      required: flag,
      linkHref: text,
      linkTitles: text,
      linkTarget: text,
      audience: text,
      sortIndex,
      eventId: event,
    },
    {
      primary: ['id'],
      unique: [['eventId', 'code']],
      indexes: [
        ['eventId', 'sortIndex'],
        ['eventId', 'date'],
      ],
    },
  );
  await createTable(
    schema,
    types,
    'tasks',
    {
      ...everyResource,
      code: requiredText,
      status: requiredText,
      completedBy: text,
      completedAt: text,
      participationId: requires('participations', 'cascade'),
    },
    { primary: ['id'], unique: [['participationId', 'code']] },
  );
  await createTable(
    schema,
    types,
    'messages',
    {
      ...everyResource,
      date: text,
      titles: requiredText,
      contents: text,
      linkHref: text,
      linkTitles: text,
      audience: text,
      publishFrom: text,
      publishUntil: text,
      refKey: text,
      eventId: event,
    },
    { primary: ['id'], unique: [['eventId', 'refKey']], indexes: [['eventId', 'date']] },
  );
  await createTable(
    schema,
    types,
    'messageReads',
    { ...everyResource, email: requiredText, readAt: text, messageId: requires('messages', 'cascade') },
    { primary: ['id'], unique: [['messageId', 'email']], indexes: [['email']] },
  );
  await createTable(
    schema,
    types,
    'eventPermissions',
    {
      ...everyResource,
      email: requiredText,
      role: requiredText,
      eventId: event,
      participationId: refers('participations', 'cascade'),
    },
    {
      primary: ['id'],
      unique: [['eventId', 'participationId?', 'email']],
      indexes: [['email'], ['participationId']],
    },
  );
};
