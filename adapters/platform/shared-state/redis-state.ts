import type { Log } from '@fairdesk/core/shared';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateCounter, RateLimit } from '../database/rate-counter.ts';
import { createRedisClient } from './redis-client.ts';
import type { SharedState } from './shared-state.ts';

/** Before every key and channel: a Redis may serve other products too. */
const PREFIX = 'fairdesk:';
const CHANGES = `${PREFIX}changes`;

/**
 * State in Redis, which nothing depends on: while it is away, attempts are counted by `counterInstead`, and changes are
 * noticed by polling alone.
 */
export const openRedisState = (
  url: string,
  counterInstead: (limit: RateLimit) => RateCounter,
  log: Pick<Log, 'info' | 'warn'>,
): SharedState => {
  const client = createRedisClient(url);
  logOutages(client, log);
  const subscribers: Redis[] = [];
  return {
    counterOf: (limit) => withFallback(redisCounter(client, limit), counterInstead(limit)),
    announceChange: () => void client.publish(CHANGES, '').catch(() => undefined),
    onChange: (listener) => {
      // A connection that listens can send no other command.
      const subscriber = client.duplicate({ enableOfflineQueue: true });
      subscriber.on('error', () => undefined);
      subscriber.on('message', listener);
      subscriber.on('ready', () => void subscriber.subscribe(CHANGES).catch(() => undefined));
      subscribers.push(subscriber);
    },
    responds: () =>
      client.ping().then(
        () => true,
        () => false,
      ),
    close: async () => {
      for (const each of [client, ...subscribers]) each.disconnect();
    },
  };
};

const redisCounter = (client: Redis, { name, ...limit }: RateLimit): RateCounter =>
  new RateLimiterRedis({
    ...{ ...limit, keyPrefix: `${PREFIX}${name}`, storeClient: client },
    rejectIfRedisNotReady: true,
  });

const withFallback = (first: RateCounter, second: RateCounter): RateCounter => ({
  penalty: (key) => first.penalty(key).catch(() => second.penalty(key)),
  reward: (key) => first.reward(key).catch(() => second.reward(key)),
});

/** Logs each outage once, and its end. */
const logOutages = (client: Redis, log: Pick<Log, 'info' | 'warn'>): void => {
  let isAway = false;
  client.on('error', (cause: Error) => {
    if (isAway) return;
    isAway = true;
    log.warn('Redis does not respond: the database counts meanwhile', { cause: cause.message });
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis responds again');
    isAway = false;
  });
};
