import { MessageSchema } from '@fairdesk/core/dashboard';
import { EventTileSchema, ParticipationPageSchema } from '@fairdesk/core/events';
import { AccountDetailsSchema, CredentialsSchema, SessionSchema, sessionOf } from '@fairdesk/core/session';
import { NewTaskSchema, TaskChangeSchema, TaskSchema } from '@fairdesk/core/tasks';
import {
  anyCredentials,
  anyEventTile,
  anyMessage,
  anyNewTask,
  anyParticipation,
  anyStoredSession,
  anyTask,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';

/** What arrives at the other end of a wire. */
const acrossWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const page = fc.record({
  items: fc.array(anyParticipation(), { maxLength: 3 }),
  total: fc.nat(),
  hasNext: fc.boolean(),
});

describe('the shapes that cross a wire', () => {
  it.prop([
    anyTask(),
    anyMessage,
    page,
    anyEventTile,
    anyStoredSession().map(sessionOf),
    anyCredentials,
    anyNewTask,
  ])('are read as they were sent', (task, message, participations, tile, session, credentials, newTask) => {
    const all = [
      [TaskSchema, task],
      [MessageSchema, message],
      [ParticipationPageSchema, participations],
      [EventTileSchema, tile],
      [SessionSchema, session],
      [CredentialsSchema, credentials],
      [NewTaskSchema, newTask],
    ] as const;
    for (const [schema, value] of all) expect(z.parse(schema, acrossWire(value))).toEqual(value);
  });

  it.prop([fc.jsonValue()])('never fail on something else, they refuse it', (value) => {
    for (const schema of [TaskSchema, SessionSchema, EventTileSchema]) {
      expect(z.safeParse(schema, value).success).toBe(false);
    }
  });

  it.prop([anyTask()])('refuse a stamp that names no day, and fields nobody asked for', (task) => {
    expect(z.safeParse(TaskSchema, { ...task, due: '20270229T000000Z' }).success).toBe(false);
    expect(
      z.safeParse(TaskChangeSchema, { serviceId: '1', status: 'OPEN', participation: '2' }).success,
    ).toBe(false);
    expect(z.safeParse(NewTaskSchema, { code: 'a', status: 'DONE' }).success).toBe(false);
    expect(z.safeParse(AccountDetailsSchema, { givenName: 1 }).success).toBe(false);
  });
});
