import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { err, ok, ResultAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';
import * as z from 'zod/mini';
import type { Http } from '#adapters/shared/http/http.ts';
import { createKeyedQueue } from '#adapters/shared/http/keyed-queue.ts';
import { writeCompany } from '#adapters/shared/resources/company-writer.ts';
import { toRemove } from '#adapters/shared/resources/operations.ts';

const COMPANY = 'p-1' as ParticipationId;
const CONFLICT: Failure = { kind: 'conflict', what: 'participation' };

const Operations = z.object({
  'atomic:operations': z.array(z.object({ data: z.optional(z.object({ attributes: z.unknown() })) })),
});
const Version = z.object({ version: z.number() });

/** A profile service that stores versions and what was written, and takes a moment for each call. */
const openStore = (moment: () => Promise<unknown>) => {
  let version = 1;
  let writes = 0;
  const http: Http = (_method, _path, schema, options) => {
    const lock = Operations.parse(options?.json)['atomic:operations'].find(({ data }) => data);
    const call = moment().then(() => {
      if (Version.parse(lock?.data?.attributes).version !== version) return err(CONFLICT);
      version += 1;
      writes += 1;
      return ok(schema.parse(undefined));
    });
    return new ResultAsync(call as never);
  };
  const read = () =>
    ResultAsync.fromSafePromise<{ participationVersion: number }, Failure>(
      moment().then(() => ({ participationVersion: version })),
    );
  return { http, read, writes: () => writes };
};

const removal = () => ok({ operations: [toRemove('products', '1')] });

describe('writes of one company', () => {
  it.prop([fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 8 }), fc.scheduler()])(
    'all succeed, on any number of servers and in whatever order their calls arrive',
    async (servers, scheduler) => {
      const { http, read, writes } = openStore(() => scheduler.schedule(Promise.resolve()));
      const done = servers.flatMap((count) => {
        const turns = createKeyedQueue();
        return Array.from({ length: count }, () => writeCompany({ http, turns }, COMPANY, read, removal));
      });
      const results = await scheduler.waitFor(Promise.all(done));
      expect(results.filter((result) => result.isErr())).toEqual([]);
      expect(writes()).toBe(done.length);
    },
  );

  example('end as a conflict with a service that never accepts one', async () => {
    const { read } = openStore(() => Promise.resolve());
    let calls = 0;
    const http: Http = () => {
      calls += 1;
      return new ResultAsync(Promise.resolve(err(CONFLICT)));
    };
    const result = await writeCompany({ http, turns: createKeyedQueue() }, COMPANY, read, removal);
    expect(result._unsafeUnwrapErr()).toEqual(CONFLICT);
    expect(calls).toBeLessThanOrEqual(100);
  });
});
