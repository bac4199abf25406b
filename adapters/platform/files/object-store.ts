import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ByteRange } from './byte-range.ts';
import { type FileStore, FileStoreAway } from './file-store.ts';
import { type ObjectList, readObjectList } from './object-list.ts';

/** A bucket of an S3-compatible store, and the account that may read and write in it. */
export interface ObjectStorePlace {
  /** `https://s3.eu-west-1.amazonaws.com`, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Begins each key: `fairs/`; empty for none. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface ObjectStoreOptions {
  readonly network?: typeof fetch;
  /** How long an operation may take with its retries, in milliseconds. */
  readonly timeoutMs?: number;
  /** How many keys to list at once; S3 allows 1000. */
  readonly pageSize?: number;
}

const TIMEOUT_MS = 8_000;
const PAGE_SIZE = 1000;
/** How long to wait before each retry, in milliseconds. */
const WAITS_MS = [100, 500];

/**
 * Stores files in a bucket. Every operation may be repeated without harm, so each is retried while the store is
 * unreachable or busy, within one time budget that covers the body of the response too.
 */
export const createObjectStore = (
  { endpoint, bucket, prefix, ...account }: ObjectStorePlace,
  { network = globalThis.fetch, timeoutMs = TIMEOUT_MS, pageSize = PAGE_SIZE }: ObjectStoreOptions = {},
): FileStore => {
  const base = `${endpoint}/${bucket}`;
  const at = (key: string): string =>
    `${base}/${`${prefix}${key}`.split('/').map(encodeURIComponent).join('/')}`;

  const once = async (url: string, init: RequestInit, signal: AbortSignal): Promise<Reply> => {
    const { AwsClient } = await import('aws4fetch');
    const signed = await new AwsClient({ ...account, service: 's3' }).sign(url, init);
    const response = await network(signed, { signal, redirect: 'error' });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  /** @returns the first reply that no retry would change */
  const request = async (url: string, init: RequestInit = {}): Promise<Reply> => {
    const signal = AbortSignal.timeout(timeoutMs);
    for (let attempt = 0; ; attempt += 1) {
      const reply = await once(url, init, signal).catch((error: unknown) => messageOf(error));
      if (typeof reply !== 'string' && !isBusy(reply)) return reply;
      const waitMs = WAITS_MS[attempt];
      if (waitMs === undefined || signal.aborted) throw faultOf(base, reply);
      await sleep(waitMs);
    }
  };

  /** @param token of the page, empty for the first */
  const page = async (token: string): Promise<ObjectList> => {
    const query = new URLSearchParams({
      ...{ 'list-type': '2', 'max-keys': String(pageSize), prefix },
      ...(token !== '' && { 'continuation-token': token }),
    });
    const reply = await request(`${base}?${query}`);
    expectStatus(base, reply, [200]);
    return listIn(base, reply, token);
  };

  return {
    write: async (key, bytes) => {
      const body = new Uint8Array(bytes);
      // The store compares the digest with what it received.
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
      expectStatus(base, await request(at(key), { method: 'PUT', body, headers }), [200]);
    },
    read: async (key, range) => {
      const reply = await request(at(key), range && { headers: { range: rangeHeader(range) } });
      if (isNoSuchKey(reply)) return undefined;
      expectStatus(base, reply, [200, 206]);
      // A store without ranges responds with the whole file.
      return range && reply.status === 200 ? reply.bytes.subarray(range.first, range.last + 1) : reply.bytes;
    },
    remove: async (key) => {
      const reply = await request(at(key), { method: 'DELETE' });
      if (!isNoSuchKey(reply)) expectStatus(base, reply, [200, 204]);
    },
    keysBefore: async (moment) => {
      const keys: string[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const { objects, next } = await page(token);
        for (const { key, modified } of objects) if (modified < moment) keys.push(key.slice(prefix.length));
        token = next;
      }
      return keys;
    },
  };
};

const listIn = (base: string, reply: Reply, token: string): ObjectList => {
  try {
    return readObjectList(textOf(reply), token);
  } catch {
    throw new FileStoreAway(`The object store ${base} responds with a list that cannot be read`);
  }
};

interface Reply {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const rangeHeader = ({ first, last }: ByteRange): string => `bytes=${first}-${last}`;

const isBusy = ({ status }: Reply): boolean => status >= 500 || status === 429;

const textOf = ({ bytes }: Reply): string => Buffer.from(bytes).toString();

/** A missing bucket has the same status, and is a fault. */
const isNoSuchKey = (reply: Reply): boolean => reply.status === 404 && textOf(reply).includes('NoSuchKey');

const expectStatus = (base: string, reply: Reply, statuses: readonly number[]): void => {
  if (!statuses.includes(reply.status)) throw faultOf(base, reply);
};

/** The code of an error of S3, such as `NoSuchBucket`, but none of its words: they may repeat the key or account. */
const codeIn = (reply: Reply): string => /<Code>([A-Za-z]{1,60})<\/Code>/.exec(textOf(reply))?.[1] ?? '';

const faultOf = (base: string, reply: Reply | string): Error =>
  new FileStoreAway(
    typeof reply === 'string'
      ? `The object store ${base} does not respond: ${reply}`
      : `The object store ${base} responds with ${`${reply.status} ${codeIn(reply)}`.trim()}`,
  );

const messageOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};
