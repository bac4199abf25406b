import { Redis, type RedisOptions } from 'ioredis';

/** How long a connection and a command may take, in milliseconds: the database counts in less than a second too. */
const TIMEOUT_MS = 500;
/** Silence after a command by which a connection counts as lost, in milliseconds. */
const SILENCE_MS = 1_000;
/** The longest delay between two attempts to connect, in milliseconds: Redis is used again within two seconds. */
const RETRY_MS = 1_000;

/**
 * A client whose commands fail at once, instead of waiting, while Redis is away; it connects again by itself.
 *
 * A command is never sent twice: an attempt would be counted twice.
 */
export const createRedisClient = (
  url: string,
  more: Pick<RedisOptions, 'lazyConnect' | 'retryStrategy'> = {},
): Redis =>
  new Redis(url, {
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, RETRY_MS),
    // Another Redis has taken its place: the name, resolved again, leads there.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
    ...more,
  });
