import { eventIdOf, type Failure, NO_PERMISSION } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import { createTableDownload } from '#adapters/organiser/download-proxy.ts';

const EVENT = eventIdOf('101') ?? expect.fail('A valid id');
const UNAVAILABLE: Failure = { kind: 'unavailable', request: 'POST exhibitors/export' };

const failureOf = async (respond: () => Promise<Response>): Promise<Failure> => {
  vi.stubGlobal('fetch', respond);
  return (await createTableDownload(EVENT)('exhibitors/export', {}, 'list.csv'))._unsafeUnwrapErr();
};

afterEach(() => vi.unstubAllGlobals());

describe('a download of the desk', () => {
  it('rejects what the API refused for want of a permission', async () => {
    const failure = await failureOf(async () => Response.json({ code: NO_PERMISSION }, { status: 404 }));
    expect(failure).toEqual({ kind: 'rejected', reason: NO_PERMISSION, fields: [] });
  });

  it('says that the user is signed out', async () => {
    expect(await failureOf(async () => Response.json({}, { status: 401 }))).toEqual({ kind: 'signed-out' });
  });

  it('is unavailable while there is no connection', async () => {
    expect(await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(UNAVAILABLE);
  });

  it.prop([
    fc.constantFrom(400, 403, 404, 429, 500, 503),
    fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
    ),
  ])('is unavailable after every other response', async (status, body) => {
    expect(await failureOf(async () => new Response(body, { status }))).toEqual(UNAVAILABLE);
  });
});
