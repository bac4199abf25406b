import * as z from 'zod/mini';

/** Where everything but files is stored. */
export interface DatabaseSettings {
  /** `postgres://…`; absent: SQLite in the data folder. */
  readonly databaseUrl?: string;
  /** `redis://…`, shared by all servers; absent: the database does its work. */
  readonly redisUrl?: string;
}

/** `redis://user:password@host:6379/0` */
const isRedisUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  if (!/^rediss?:$/.test(protocol) || hostname === '') return false;
  return /^(?:\/\d*)?$/.test(pathname) && search === '' && hash === '';
};

export const DATABASE_ENVIRONMENT = {
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  REDIS_URL: z.optional(z.string().check(z.refine(isRedisUrl))),
};

export const DATABASE_EXAMPLES: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://user:password@host/database',
  REDIS_URL: 'redis://user:password@host:6379/0, or rediss:// for TLS',
};

const Environment = z.object(DATABASE_ENVIRONMENT);

export const toDatabaseSettings = (env: z.infer<typeof Environment>): DatabaseSettings => ({
  ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
  ...(env.REDIS_URL && { redisUrl: env.REDIS_URL }),
});
