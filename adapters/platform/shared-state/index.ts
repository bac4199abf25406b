/** What servers share beside the database. */
export { checkRedis, type RedisHealth } from './check-redis.ts';
