import { MessageSchema } from '@fairdesk/core/dashboard';
import { EventIdSchema, ParticipationIdSchema, ParticipationPageSchema } from '@fairdesk/core/events';
import { CompanyDocumentSchema, ProductImageSchema, VideoSchema } from '@fairdesk/core/media';
import { NewsItemSchema } from '@fairdesk/core/news';
import {
  addressAnswer,
  addressFromAnswer,
  CompanyProfileSchema,
  companyProfileAnswer,
} from '@fairdesk/core/profile';
import {
  AccessRequestSchema,
  AccountDetailsSchema,
  CredentialsSchema,
  InvitationSchema,
  SessionSchema,
  sessionOf,
} from '@fairdesk/core/session';
import { NewTaskSchema, TaskSchema } from '@fairdesk/core/tasks';
import {
  anyAddress,
  anyCredentials,
  anyDocument,
  anyEmail,
  anyEventId,
  anyLanguage,
  anyMessage,
  anyNewsItem,
  anyNewTask,
  anyParticipation,
  anyProductImage,
  anyProfile,
  anyStoredSession,
  anyTask,
  anyTitle,
  anyVideo,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';

/** What arrives after serialisation. */
const acrossWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const page = fc.record({
  items: fc.array(anyParticipation(), { maxLength: 3 }),
  total: fc.nat(),
  hasNext: fc.boolean(),
});
const anyName = fc.string({ maxLength: 200 });
const person = { givenName: anyName, familyName: anyName };

/** Every schema, with a generator of the values sent in its shape. */
const SHAPES: Readonly<Record<string, readonly [z.ZodMiniType<unknown>, fc.Arbitrary<unknown>]>> = {
  task: [TaskSchema, anyTask()],
  'new task': [NewTaskSchema, anyNewTask],
  message: [MessageSchema, anyMessage],
  participations: [ParticipationPageSchema, page],
  session: [SessionSchema, anyStoredSession().map(sessionOf)],
  credentials: [CredentialsSchema, anyCredentials],
  'account details': [AccountDetailsSchema, fc.record({ ...person, password: anyName })],
  'access request': [
    AccessRequestSchema,
    fc.record(
      { ...person, email: anyEmail, organizationName: anyName, event: anyEventId, language: anyLanguage },
      { requiredKeys: ['givenName', 'familyName', 'email', 'organizationName', 'language'] },
    ),
  ],
  invitation: [
    InvitationSchema,
    fc.record({
      email: anyEmail,
      places: fc.array(fc.record({ organizationName: anyTitle, eventName: anyTitle }), { minLength: 1 }),
      accountExists: fc.boolean(),
      givenName: anyName,
      familyName: anyName,
    }),
  ],
  'news item': [NewsItemSchema, anyNewsItem()],
  document: [CompanyDocumentSchema, anyDocument],
  video: [VideoSchema, anyVideo],
  'product image': [ProductImageSchema, anyProductImage],
};
const shapes = Object.entries(SHAPES).map(([name, [schema, values]]) => [name, schema, values] as const);

type Path = readonly string[];

/** Paths to every nested value, outermost first. */
const pathsIn = (value: unknown): readonly Path[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) => [[key], ...pathsIn(part).map((path) => [key, ...path])])
    : [];

/** A copy with an invalid value at the given path. */
const spoiled = (value: unknown, [key, ...rest]: Path): unknown => {
  if (key === undefined) return { nobody: 'asked for this' };
  if (Array.isArray(value)) return value.with(Number(key), spoiled(value[Number(key)], rest));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: spoiled(fields[key], rest) };
};

describe('schemas of data sent over the network', () => {
  for (const [name, schema, values] of shapes) {
    it.prop([values])(`parse what was sent: ${name}`, (value) => {
      expect(z.parse(schema, acrossWire(value))).toEqual(value);
    });

    it.prop([values, fc.nat()])(`reject an invalid value at any path: ${name}`, (value, at) => {
      const sent = acrossWire(value);
      const paths = pathsIn(sent);
      expect(z.safeParse(schema, spoiled(sent, paths[at % paths.length] ?? [])).success).toBe(false);
    });
  }

  it.prop([anyProfile()])('accept a whole profile, and reject an invalid value at any path', (profile) => {
    const sent = acrossWire(companyProfileAnswer(profile));
    expect(z.parse(CompanyProfileSchema, sent)).toEqual(profile);
    for (const path of pathsIn(sent).filter(([first]) => first !== 'categories')) {
      expect([path, z.safeParse(CompanyProfileSchema, spoiled(sent, path)).success]).toEqual([path, false]);
    }
  });

  it.prop([anyProfile()])(
    'report for each group and heading whether it has a selected category',
    (profile) => {
      const [first, ...others] = profile.categories;
      const [group] = first?.groups ?? [];
      fc.pre(first !== undefined && group !== undefined);
      const chosen = { ...group, categories: group.categories.map((one) => ({ ...one, selected: true })) };
      const categories = [{ ...first, groups: [chosen, ...first.groups.slice(1)] }, ...others];
      const sent = companyProfileAnswer({ ...profile, categories }).categories;
      expect(sent.map(({ selected }) => selected)).toEqual(categories.map((_, place) => place === 0));
      expect(sent[0]?.children.map(({ selected }) => selected)).toEqual(
        first.groups.map((_, place) => place === 0),
      );
      expect(companyProfileAnswer(profile).categories.some(({ selected }) => selected)).toBe(false);
    },
  );

  it.prop([anyAddress])('keep the lines of a street, without trailing empty ones', (address) => {
    expect(addressFromAnswer(addressAnswer(address))).toEqual(address);
    const longer = { ...address, streets: [...address.streets.slice(0, 4), '', ''] };
    expect(addressFromAnswer(addressAnswer(longer)).streets).toEqual(address.streets.slice(0, 4));
    expect(addressFromAnswer(addressAnswer({ ...address, streets: ['', 'Hall 4'] })).streets).toEqual([
      '',
      'Hall 4',
    ]);
  });

  it.prop([anyProfile({ logo: { id: '1', url: '/1' } })])('keep a logo and every brand', (profile) => {
    const whole = { ...profile, brands: [{ id: 'b', name: 'Acme', deleted: false }] };
    const sent = acrossWire(companyProfileAnswer(whole));
    expect(z.parse(CompanyProfileSchema, sent)).toEqual(whole);
    for (const path of [['brands', '0', 'name'], ['logo', 'id'], ['id']])
      expect(z.safeParse(CompanyProfileSchema, spoiled(sent, path)).success).toBe(false);
    for (const id of [7, 'no id', '']) {
      expect(z.safeParse(CompanyProfileSchema, { ...Object(sent), id }).success).toBe(false);
    }
  });

  it('accept only an event id in a request for access', () => {
    const request = { givenName: '', familyName: '', email: 'a@b.c', organizationName: '', language: 'en' };
    const isRead = (event: unknown) => z.safeParse(AccessRequestSchema, { ...request, event }).success;
    expect(['101', 101, 'x', '', null].map(isRead)).toEqual([true, false, false, false, false]);
  });

  it.each([
    [EventIdSchema, '101', ['', 'x', '1 ', '-1', 101]],
    [ParticipationIdSchema, 'p-1', ['', 'a b', '../p', 7, true]],
  ] as const)('accept valid ids only', (schema, id, others) => {
    expect(z.safeParse(schema, id).success).toBe(true);
    expect(others.filter((other) => z.safeParse(schema, other).success)).toEqual([]);
  });

  it.prop([fc.jsonValue()])('reject any other value without an exception', (value) => {
    for (const schema of [TaskSchema, SessionSchema, NewTaskSchema]) {
      expect(z.safeParse(schema, value).success).toBe(false);
    }
  });

  it.prop([anyTask()])('reject a timestamp of an invalid day, and unknown fields', (task) => {
    expect(z.safeParse(TaskSchema, { ...task, due: '20270229T000000Z' }).success).toBe(false);
    expect(z.safeParse(NewTaskSchema, { code: 'a', status: 'OPEN', participation: '2' }).success).toBe(false);
    expect(z.safeParse(NewTaskSchema, { code: 'a', status: 'DONE' }).success).toBe(false);
    expect(z.safeParse(AccountDetailsSchema, { givenName: 1 }).success).toBe(false);
  });
});
