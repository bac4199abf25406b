import { fc, it } from '@fast-check/vitest';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { FileStoreAway } from '#adapters/platform/files/file-store.ts';
import { readObjectList } from '#adapters/platform/files/object-list.ts';
import { createObjectStore, type ObjectStorePlace } from '#adapters/platform/files/object-store.ts';
import { type Fault, type FaultServer, openFaultServer } from '#tests/support/servers/fault-server.ts';
import { type RunningStore, startSwift } from '#tests/support/servers/start-swift.ts';

const KEYS = ['0b1c7a52-0000-4000-8000-000000000001', '0b1c7a52-0000-4000-8000-000000000002'] as const;
const [KEY] = KEYS;
const FUTURE = new Date('2999-01-01');
const START_MS = 300_000;
const PLACE: ObjectStorePlace = {
  ...{ endpoint: '', region: 'eu-west-1', bucket: 'files', prefix: 'a b/ü/' },
  ...{ accessKeyId: 'desk', secretAccessKey: 'secret' },
};

const anyStep = fc.record({
  server: fc.nat(1),
  key: fc.constantFrom(...KEYS),
  bytes: fc.option(
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom(new Uint8Array(0), new Uint8Array(300_000).fill(7)),
    ),
    { nil: undefined },
  ),
});

const swift = await startSwift();
if ('reason' in swift) {
  if (process.env.CI === 'true') throw new Error(`Cannot test on an object store: ${swift.reason}`);
  process.stderr.write(`The tests on an object store are skipped: ${swift.reason}\n`);
}

describe.skipIf('reason' in swift)('files in a bucket', () => {
  const running = swift as RunningStore;
  const placeOf = (bucket: string, prefix = ''): ObjectStorePlace => ({ ...running, bucket, prefix });
  const createBucket = async (bucket: string) => {
    const client = new AwsClient({ ...running, service: 's3' });
    const created = await client.fetch(`${running.endpoint}/${bucket}`, { method: 'PUT' });
    expect(created.status).toBe(200);
  };
  beforeAll(async () => {
    await createBucket('files');
    await createBucket('pages');
  }, START_MS);
  afterAll(() => running.stop());

  let runs = 0;
  it.prop([fc.array(anyStep, { maxLength: 6 })], { numRuns: 5 })(
    'are the same for both servers, whichever writes or deletes them',
    async (steps) => {
      runs += 1;
      const place = placeOf('files', `run ${runs}/ü/`);
      const servers = [createObjectStore(place), createObjectStore(place)] as const;
      const model = new Map<string, Uint8Array>();
      for (const { server, key, bytes } of steps) {
        const store = servers[server] ?? expect.fail();
        if (bytes === undefined) {
          await store.remove(key);
          model.delete(key);
        } else {
          await store.write(key, bytes);
          model.set(key, bytes);
        }
        const other = servers[1 - server] ?? expect.fail();
        expect(await other.read(key)).toEqual(model.get(key));
      }
      expect([...(await servers[0].keysBefore(FUTURE))].toSorted()).toEqual([...model.keys()].toSorted());
    },
    START_MS,
  );

  example('are read in ranges', async () => {
    const store = createObjectStore(placeOf('files', 'ranges/'));
    await store.write(KEY, Uint8Array.from([0, 1, 2, 3, 4]));
    expect(await store.read(KEY, { first: 1, last: 3 })).toEqual(Uint8Array.from([1, 2, 3]));
    expect(await store.read(KEYS[1], { first: 0, last: 1 })).toBeUndefined();
  });

  example('are listed over several pages, and only those before the moment', async () => {
    const place = placeOf('pages');
    const store = createObjectStore({ ...place, prefix: 'many/' }, { pageSize: 2 });
    await createObjectStore({ ...place, prefix: 'other/' }).write(KEY, new Uint8Array(1));
    for (const key of ['a', 'b', 'c']) await store.write(key, new Uint8Array(1));
    expect(await store.keysBefore(FUTURE)).toEqual(['a', 'b', 'c']);
    expect(await store.keysBefore(new Date('2020-01-01'))).toEqual([]);
  });

  example('are an error, not absent, with a wrong secret or without the bucket', async () => {
    const stranger = createObjectStore({ ...placeOf('files'), secretAccessKey: 'wrong' });
    await expect(stranger.read(KEY)).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(stranger.write(KEY, new Uint8Array(1))).rejects.toThrow(FileStoreAway);
    await expect(createObjectStore(placeOf('no-bucket')).read(KEY)).rejects.toThrow('404 NoSuchBucket');
  });
});

describe('an object store that misbehaves', () => {
  const TIMEOUT_MS = 1_500;
  let server: FaultServer;
  let respond: () => Response = () => new Response('content');
  beforeAll(async () => {
    server = await openFaultServer(async () => respond());
  });
  afterAll(() => server.close());
  const open = () => createObjectStore({ ...PLACE, endpoint: server.url }, { timeoutMs: TIMEOUT_MS });

  example('may send the whole file instead of a range', async () => {
    const content = Buffer.from('content');
    expect(await open().read(KEY, { first: 1, last: 3 })).toEqual(new Uint8Array(content.subarray(1, 4)));
  });

  const FAULTS: readonly Fault[] = [
    ...(['silent', 'stalled', 'dripping', 'reset', 'cut', 'no-content', 'redirect-loop'] as const),
    ...[400, 403, 404, 429, 500, 503].map((status) => ({ status })),
  ];
  example.each(FAULTS)('is an error in time, and works again at once: %j', async (fault) => {
    const store = open();
    server.break({ fault });
    const start = performance.now();
    const isRemovable = fault === 'no-content';
    const [read, written, removed, listed] = await Promise.allSettled([
      store.read(KEY, { first: 0, last: 1 }),
      store.write(KEY, new Uint8Array(1)),
      isRemovable ? Promise.reject(new FileStoreAway()) : store.remove(KEY),
      store.keysBefore(FUTURE),
    ]);
    const ms = performance.now() - start;
    server.mend();
    for (const result of [read, written, removed, listed])
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(FileStoreAway) });
    expect(ms).toBeLessThan(3 * TIMEOUT_MS);
    expect(Buffer.from((await store.read(KEY)) ?? '').toString()).toBe('content');
  });

  example.each(['reset', 'cut', { status: 500 }, { status: 429 }] as const)(
    'is not noticed after one failed attempt: %j',
    async (fault) => {
      server.break({ fault, times: 1 });
      await open().write(KEY, new Uint8Array(1));
      server.break({ fault, times: 1 });
      expect(await open().read(KEY)).toHaveLength(7);
    },
  );

  example('is an error when its list cannot be read', async () => {
    respond = () => new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } });
    await expect(open().keysBefore(FUTURE)).rejects.toThrow(FileStoreAway);
  });

  example.each([
    ['says that it goes on, but not where', '<IsTruncated>true</IsTruncated>'],
    [
      'goes on with the same page',
      '<IsTruncated>true</IsTruncated><NextContinuationToken>a</NextContinuationToken>',
    ],
  ])('is an error when its list %s', async (_, page) => {
    respond = () => new Response(`<ListBucketResult>${page}</ListBucketResult>`);
    await expect(open().keysBefore(FUTURE)).rejects.toThrow(FileStoreAway);
  });

  example('sends the key as it is, below the prefix', async () => {
    respond = () => new Response('');
    const before = server.requests.length;
    await open().write(KEY, new Uint8Array(1));
    expect(server.requests.slice(before)).toEqual([`PUT /files/a%20b/%C3%BC/${KEY}`]);
  });
});

describe('readObjectList', () => {
  it.prop([fc.array(fc.stringMatching(/^[0-9a-f-]{1,36}$/), { maxLength: 4 }), fc.boolean()])(
    'reads every key as text, also one that looks like a number',
    (keys, isTruncated) => {
      const objects = keys.map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>2026-11-24T11:02:20.000Z</LastModified></Contents>`,
      );
      const list = readObjectList(
        `<?xml version='1.0'?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated><NextContinuationToken>07</NextContinuationToken>${objects.join('')}</ListBucketResult>`,
      );
      expect(list.objects.map(({ key }) => key)).toEqual(keys);
      expect(list.next).toBe(isTruncated ? '07' : undefined);
    },
  );
});
