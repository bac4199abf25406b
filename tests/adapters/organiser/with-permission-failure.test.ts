import { type Failure, NO_PERMISSION } from '@fairdesk/core/shared';
import { anyFailure } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { withPermissionFailure } from '#adapters/organiser/with-permission-failure.ts';

const outcomeOf = async (failure: Failure): Promise<Failure> =>
  (await withPermissionFailure(() => errAsync(failure))('get', 'tasks', z.unknown()))._unsafeUnwrapErr();

const notFound = (data: unknown): Failure => ({
  kind: 'not-found',
  what: 'tasks',
  response: { request: 'GET tasks', status: 404, statusText: '', headers: {}, data },
});

describe('withPermissionFailure', () => {
  it('rejects what the API refused for want of a permission', async () => {
    const failure = await outcomeOf(notFound({ code: NO_PERMISSION }));
    expect(failure).toEqual({ kind: 'rejected', reason: NO_PERMISSION, fields: [] });
  });

  it.prop([
    fc.oneof(anyFailure, fc.jsonValue().map(notFound), fc.record({ code: fc.string() }).map(notFound)),
  ])('passes every other failure on', async (failure) => {
    expect(await outcomeOf(failure)).toBe(failure);
  });
});
