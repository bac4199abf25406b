import {
  createTable,
  flag,
  type Migration,
  refers,
  requiredInteger,
  requiredText,
  requires,
  text,
} from './create-table.ts';

/** Users and how they sign in. Secrets are hashes. */
export const createIdentity: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'users',
    {
      id: requiredText,
      email: requiredText,
      givenName: requiredText,
      familyName: requiredText,
      passwordHash: text,
      accountSetup: flag,
      created: requiredText,
      modified: requiredText,
    },
    { primary: ['id'], unique: [['email']] },
  );
  await createTable(
    schema,
    types,
    'tokens',
    {
      id: requiredText,
      realm: requiredText,
      subject: requiredText,
      accessHash: requiredText,
      accessExpires: requiredText,
      refreshHash: requiredText,
      refreshExpires: requiredText,
    },
    {
      primary: ['id'],
      unique: [['accessHash'], ['refreshHash']],
      indexes: [['realm', 'subject'], ['refreshExpires']],
    },
  );
  await createTable(
    schema,
    types,
    'sessions',
    {
      idHash: requiredText,
      email: requiredText,
      sealed: requiredText,
      remembered: flag,
      expiresAt: requiredText,
      lastSeenAt: requiredText,
      createdAt: requiredText,
      error: text,
      version: { type: 'integer', required: true, initial: 1 },
      leasedUntil: text,
    },
    { primary: ['idHash'], indexes: [['email'], ['expiresAt']] },
  );
  await createTable(
    schema,
    types,
    'invitations',
    {
      id: requiredText,
      tokenHash: requiredText,
      email: requiredText,
      eventId: requires('events', 'cascade'),
      participationId: refers('participations', 'cascade'),
      role: requiredText,
      language: requiredText,
      created: requiredText,
      expires: requiredText,
      accepted: text,
    },
    { primary: ['id'], unique: [['tokenHash']], indexes: [['email'], ['eventId'], ['participationId']] },
  );
  await createTable(
    schema,
    types,
    'passwordResets',
    {
      tokenHash: requiredText,
      userId: requires('users', 'cascade'),
      created: requiredText,
      expires: requiredText,
    },
    { primary: ['tokenHash'], indexes: [['userId', 'created'], ['expires']] },
  );
  await createTable(
    schema,
    types,
    'accessRequests',
    {
      id: requiredText,
      email: requiredText,
      givenName: requiredText,
      familyName: requiredText,
      organizationName: requiredText,
      eventId: refers('events', 'cascade'),
      language: requiredText,
      created: requiredText,
    },
    {
      primary: ['id'],
      indexes: [
        ['email', 'created'],
        ['eventId', 'created'],
      ],
    },
  );
  await createTable(
    schema,
    types,
    'outbox',
    {
      id: requiredText,
      recipient: requiredText,
      subject: requiredText,
      body: requiredText,
      created: requiredText,
      attempts: { ...requiredInteger, initial: 0 },
      due: requiredText,
    },
    { primary: ['id'], indexes: [['due']] },
  );
  await createTable(
    schema,
    types,
    'idempotencyKeys',
    { path: requiredText, key: requiredText, digest: requiredText, answer: text, created: requiredText },
    { primary: ['path', 'key'], indexes: [['created']] },
  );
};
