import { withDeadline } from '../../shared/http/with-deadline.ts';
import { createRedisClient } from './redis-client.ts';

/** Timeout of the check as a whole: a server that sends single bytes exceeds no other. In milliseconds. */
const CHECK_MS = 5_000;

/** What an examination finds: its version and what it does when full, or why it cannot be used. */
export type RedisHealth =
  | {
      readonly version: string;
      /** Whether it deletes counts to make room; `undefined` when it does not say. */
      readonly evicts?: boolean;
    }
  | { readonly fault: 'refused' | 'away' };

/** Connects and asks for the version; stores nothing. */
export const checkRedis = async (url: string): Promise<RedisHealth> => {
  const client = createRedisClient(url, { lazyConnect: true, retryStrategy: null });
  // A refused password comes as such an event, the rejection says only that the connection was closed.
  let isRefused = false;
  client.on('error', ({ message }: Error) => {
    isRefused ||= /^(?:WRONGPASS|NOAUTH|NOPERM|ERR AUTH)/.test(message);
  });
  try {
    const facts = await withDeadline(() => client.connect().then(() => client.info()), {
      milliseconds: CHECK_MS,
    });
    const policy = factOf(facts, 'maxmemory_policy');
    return {
      version: factOf(facts, 'redis_version') ?? factOf(facts, 'valkey_version') ?? '',
      ...(policy !== undefined && { evicts: policy !== 'noeviction' }),
    };
  } catch (error) {
    return { fault: isRefused || /\b(?:WRONGPASS|NOAUTH|NOPERM)\b/.test(String(error)) ? 'refused' : 'away' };
  } finally {
    client.disconnect();
  }
};

/** `redis_version:7.0.15` */
const factOf = (facts: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(facts)?.[1];
