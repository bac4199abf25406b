import { memoryPictureStudio } from '@fairdesk/core/memory';
import type { ParticipationId } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createProfileService } from '#adapters/profile/profile-service.ts';
import type { Http } from '#adapters/shared/http/http.ts';
import { createKeyedQueue } from '#adapters/shared/http/keyed-queue.ts';
import type { Resource } from '#adapters/shared/resources/json-api.ts';
import type { Operation } from '#adapters/shared/resources/operations.ts';

const company = 'p1' as ParticipationId;

const Sent = z.object({ 'atomic:operations': z.array(z.custom<Operation>()) });

/** A profile service with one company; returns the operations of a save. */
const openEditor = (attributes: Readonly<Record<string, unknown>>, uris: readonly Resource[] = []) => {
  const operations: Operation[] = [];
  const document = {
    data: {
      type: 'participations',
      id: company,
      attributes: { name: 'Acme', slug: 'acme', version: 1, ...attributes },
      relationships: { uris: { data: uris.map(({ type, id }) => ({ type, id })) } },
    },
    included: uris,
  };
  const http: Http = (method, path, schema, options) => {
    if (method === 'post') operations.push(...z.parse(Sent, options?.json)['atomic:operations']);
    return okAsync(z.parse(schema, path.endsWith('/products') ? { data: [] } : document));
  };
  const editor = createProfileService({
    ...{
      http,
      turns: createKeyedQueue(),
      clock: () => new Date(),
      studio: memoryPictureStudio({ width: 1, height: 1 }),
    },
    ...{ language: 'en', canEdit: true, canPublish: true },
  });
  return { editor, operations };
};

const uri = (id: string, uriType: string, url: string): Resource => ({
  ...{ type: 'uris', id, attributes: { uriType, url } },
});

describe('saving the links', () => {
  it('leaves every link that the form does not show', async () => {
    const { editor, operations } = openEditor({}, [
      uri('1', 'WEBSITE', 'https://a.example'),
      uri('2', 'WEBSITE', 'https://b.example'),
      uri('3', 'MASTODON', 'https://c.example'),
      uri('4', 'FACEBOOK', 'https://facebook.com/acme'),
    ]);
    const { versions } = (await editor.open(company, 'en'))._unsafeUnwrap();
    const uris = [{ type: 'WEBSITE' as const, url: 'https://d.example' }];
    expect((await editor.saveUris(company, { uris, version: versions.uris })).isOk()).toBe(true);
    expect(operations.filter(({ op }) => op === 'remove')).toEqual([
      { op: 'remove', ref: { type: 'uris', id: '4' } },
    ]);
    expect(operations).toContainEqual({
      op: 'update',
      data: { type: 'uris', id: '1', attributes: { url: 'https://d.example' }, relationships: {} },
    });
    expect(operations.some(({ op }) => op === 'add')).toBe(false);
  });
});

it('leaves the texts in languages that the form does not edit', async () => {
  const de = { shortDescription: 'Pumpen', longDescription: '' };
  const nl = { shortDescription: 'Pompen', longDescription: '' };
  const { editor, operations } = openEditor({ texts: { nl, de, fr: null } });
  const { texts, versions, ...profile } = (await editor.open(company, 'en'))._unsafeUnwrap();
  expect(texts).toEqual({ nl });
  const tr = { shortDescription: 'Pompalar', longDescription: '' };
  const form = { ...profile, texts: { ...texts, tr }, version: versions.account };
  expect((await editor.saveAccount(company, form)).isOk()).toBe(true);
  expect(operations).toContainEqual({
    op: 'update',
    data: expect.objectContaining({
      attributes: expect.objectContaining({ texts: { nl, tr, de, fr: null } }),
    }),
  });
});

it('stores an email address with composed accents', async () => {
  const { editor, operations } = openEditor({});
  const { versions, ...profile } = (await editor.open(company, 'en'))._unsafeUnwrap();
  const email = { address: 'info@müller.example'.normalize('NFD'), isPublic: true };
  const form = { ...profile, email, version: versions.account };
  expect((await editor.saveAccount(company, form)).isOk()).toBe(true);
  expect(operations).toContainEqual({
    op: 'update',
    data: expect.objectContaining({
      attributes: expect.objectContaining({ email: 'info@müller.example'.normalize('NFC') }),
    }),
  });
});
