import * as z from 'zod/mini';

/** An outside identity provider with OpenID Connect; absent: accounts of our own only. Source: site spec §6. */
export interface SignOnSettings {
  readonly signOn?: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly scope: string;
    /** The name on the button: `Fair ID`. */
    readonly name: string;
    /** Whether exhibitors may sign in there too. */
    readonly admitsExhibitors: boolean;
  };
}

/** Without TLS only on this machine. */
const isIssuer = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.includes(url.hostname));
};

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

export const SIGN_ON_ENVIRONMENT = {
  OPENID_ISSUER: z.optional(z.string().check(z.refine(isIssuer))),
  OPENID_CLIENT_ID: z.optional(z.string()),
  OPENID_CLIENT_SECRET: z.optional(z.string()),
  OPENID_SCOPE: z._default(z.string().check(z.regex(/^openid(?: [\w.:/-]+)*$/)), 'openid email profile'),
  OPENID_NAME: z.optional(z.string().check(z.maxLength(40))),
  OPENID_EXHIBITORS: z._default(z.enum(['0', '1']), '0'),
};

export const SIGN_ON_EXAMPLES: Readonly<Record<string, string>> = {
  OPENID_ISSUER: 'an address such as https://accounts.fair.example',
  OPENID_SCOPE: 'openid email profile',
  OPENID_NAME: 'a name of at most 40 characters, such as Fair ID',
  OPENID_EXHIBITORS: '0 or 1',
};

const Environment = z.object(SIGN_ON_ENVIRONMENT);
type Environment = z.infer<typeof Environment>;

export const signOnFaults = (env: Environment): string[] =>
  env.OPENID_ISSUER && !(env.OPENID_CLIENT_ID && env.OPENID_CLIENT_SECRET)
    ? ['OPENID_ISSUER needs OPENID_CLIENT_ID and OPENID_CLIENT_SECRET beside it.']
    : [];

export const toSignOnSettings = (env: Environment): SignOnSettings =>
  env.OPENID_ISSUER
    ? {
        signOn: {
          issuer: env.OPENID_ISSUER,
          clientId: env.OPENID_CLIENT_ID ?? '',
          clientSecret: env.OPENID_CLIENT_SECRET ?? '',
          scope: env.OPENID_SCOPE,
          name: env.OPENID_NAME ?? new URL(env.OPENID_ISSUER).hostname,
          admitsExhibitors: env.OPENID_EXHIBITORS === '1',
        },
      }
    : {};
