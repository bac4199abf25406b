import { resolve } from 'node:path';
import { FRAME_HOSTS } from '@fairdesk/core/page';
import { err, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import {
  CONTENT_ENVIRONMENT,
  CONTENT_EXAMPLES,
  type ContentSettings,
  contentFaults,
  toContentSettings,
} from './content-settings.ts';
import {
  DATABASE_ENVIRONMENT,
  DATABASE_EXAMPLES,
  type DatabaseSettings,
  toDatabaseSettings,
} from './database-settings.ts';
import {
  FILE_ENVIRONMENT,
  FILE_EXAMPLES,
  type FileSettings,
  fileFaults,
  toFileSettings,
} from './file-settings.ts';
import {
  PARTNER_ENVIRONMENT,
  PARTNER_EXAMPLES,
  type PartnerSettings,
  partnerFaults,
  toPartnerSettings,
} from './partner-settings.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import {
  SIGN_ON_ENVIRONMENT,
  SIGN_ON_EXAMPLES,
  type SignOnSettings,
  signOnFaults,
  toSignOnSettings,
} from './sign-on-settings.ts';
import {
  toVisitorSettings,
  VISITOR_ENVIRONMENT,
  VISITOR_EXAMPLES,
  type VisitorSettings,
} from './visitor-settings.ts';

/** The settings of this installation, read once from the environment at start. */
export interface Settings
  extends ContentSettings,
    DatabaseSettings,
    FileSettings,
    VisitorSettings,
    PartnerSettings,
    SignOnSettings {
  readonly host: string;
  readonly port: number;
  /** Where the metrics are served; absent: nowhere. */
  readonly metricsPort?: number;
  /** The public address: `https://desk.fair.example`, without a trailing slash. */
  readonly appUrl: string;
  /** Whether the address is reachable from this machine only. */
  readonly isLocal: boolean;
  readonly dataFolder: string;
  /** Whether an empty store is filled with the demo fair, with its sign-ins. */
  readonly demo: boolean;
  readonly logLevel: string;
  /** How long a stopping server still accepts requests, so that a proxy notices that it is not ready. */
  readonly stopDelayMs: number;
  /** Whether a trusted proxy in front sets the client's address (`X-Forwarded-For`). */
  readonly trustProxy: boolean;
  readonly mail?: { readonly smtpUrl: string; readonly from: string; readonly perMinute: number };
  /** The hosts of webhooks that may be in a private network and without TLS, as `host` or `host:port`. */
  readonly webhookHosts: readonly string[];
  /** An outside profile service; absent: the embedded one. */
  readonly profileService?: { readonly url: string; readonly username: string; readonly password: string };
  /** The address of a virus scanner with the clamd protocol; absent: documents are not scanned. */
  readonly scanner?: { readonly host: string; readonly port: number };
  /** The hosts allowed in frames. */
  readonly frameHosts: readonly string[];
  readonly secrets: Secrets;
}

const optionalUrl = z.optional(z.url({ protocol: /^https?$/ }));

/** `https://desk.fair.example`: no account, no path, no query. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
};

/** `crm.internal,10.0.0.8:8080` */
const isHostList = (text: string): boolean => hostsIn(text).every((host) => HOST_AND_PORT.test(host));

const HOST_AND_PORT = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

const hostsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');

const Environment = z.object({
  HOST: z._default(z.string().check(z.toLowerCase()), 'localhost'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))),
  APP_URL: z.optional(z.string().check(z.refine(isOrigin))),
  FAIRDESK_DATA: z._default(z.string(), '.data'),
  ...DATABASE_ENVIRONMENT,
  ...FILE_ENVIRONMENT,
  FAIRDESK_DEMO: z._default(z.enum(['auto', 'off']), 'auto'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  STOP_DELAY: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60))),
  TRUST_PROXY: z._default(z.enum(['0', '1']), '0'),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  MAIL_FROM: z.optional(z.email()),
  MAIL_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 600),
  WEBHOOK_HOSTS: z._default(z.string().check(z.toLowerCase(), z.refine(isHostList)), ''),
  CLAMD_ADDRESS: z.optional(z.string().check(z.regex(/^[A-Za-z0-9.-]+:\d{1,5}$/))),
  PROFILE_SERVICE_URL: optionalUrl,
  PROFILE_SERVICE_USERNAME: z.optional(z.string()),
  PROFILE_SERVICE_PASSWORD: z.optional(z.string()),
  ...CONTENT_ENVIRONMENT,
  ...VISITOR_ENVIRONMENT,
  ...PARTNER_ENVIRONMENT,
  ...SIGN_ON_ENVIRONMENT,
  FRAME_HOSTS: z._default(z.string().check(z.regex(/^[a-z0-9.-]*(?:,[a-z0-9.-]+)*$/)), ''),
  FAIRDESK_SEAL_KEY: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
  SITE_CONFIGURATION_KEY: z.optional(z.string().check(z.minLength(16))),
});

/** An example for each setting, for the message about an invalid one. */
const EXAMPLES: Readonly<Record<string, string>> = {
  PORT: 'a port such as 3000',
  METRICS_PORT: 'a port such as 9464, other than PORT',
  APP_URL: 'an address without a path, such as https://desk.fair.example',
  ...DATABASE_EXAMPLES,
  ...FILE_EXAMPLES,
  FAIRDESK_DEMO: 'auto or off',
  LOG_LEVEL: 'debug, info, warn, error or silent',
  STOP_DELAY: 'seconds, 0 to 60',
  TRUST_PROXY: '0 or 1',
  SMTP_URL: 'smtp://user:password@host:587',
  MAIL_FROM: 'an e-mail address',
  MAIL_PER_MINUTE: 'a number of mails, 1 to 100000',
  WEBHOOK_HOSTS: 'hosts with commas between, such as crm.internal or 10.0.0.8:8080',
  CLAMD_ADDRESS: 'host:port, such as localhost:3310',
  PROFILE_SERVICE_URL: 'an address such as https://profiles.example',
  ...CONTENT_EXAMPLES,
  ...VISITOR_EXAMPLES,
  ...PARTNER_EXAMPLES,
  ...SIGN_ON_EXAMPLES,
  FRAME_HOSTS: 'hosts with commas between, such as player.fair.example',
  FAIRDESK_SEAL_KEY: '32 bytes in base64url (43 characters)',
  SITE_CONFIGURATION_KEY: 'at least 16 characters',
};

/** Parses the settings, or reports every fault in one sentence each, so that all can be fixed at once. */
export const readSettings = (env: NodeJS.ProcessEnv): Result<Settings, readonly string[]> => {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(values);
  if (!read.success) return err(read.error.issues.map((issue) => fault(String(issue.path[0]), values)));
  const faults = missingCompanions(read.data);
  if (faults.length > 0) return err(faults);
  return loadSecrets(resolve(read.data.FAIRDESK_DATA), read.data.FAIRDESK_SEAL_KEY)
    .map((secrets) => toSettings(read.data, secrets))
    .mapErr((fault) => [fault]);
};

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape);

const fault = (name: string, values: Record<string, string | undefined>): string =>
  `${name} is "${/KEY|PASSWORD|URL|SECRET/.test(name) ? '…' : values[name]}": it should be ${EXAMPLES[name] ?? 'set'}.`;

type Environment = z.infer<typeof Environment>;

/** Settings that require each other. */
const missingCompanions = (env: Environment): string[] => {
  const faults: string[] = [];
  if (env.PROFILE_SERVICE_URL && !(env.PROFILE_SERVICE_USERNAME && env.PROFILE_SERVICE_PASSWORD))
    faults.push('PROFILE_SERVICE_URL needs PROFILE_SERVICE_USERNAME and PROFILE_SERVICE_PASSWORD beside it.');
  if (env.METRICS_PORT === env.PORT) faults.push('METRICS_PORT must be another port than PORT.');
  faults.push(...fileFaults(env), ...contentFaults(env), ...partnerFaults(env), ...signOnFaults(env));
  if (env.SMTP_URL && !env.MAIL_FROM) faults.push('SMTP_URL needs MAIL_FROM beside it.');
  return faults;
};

const toSettings = (env: Environment, secrets: Secrets): Settings => {
  const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin;
  const dataFolder = resolve(env.FAIRDESK_DATA);
  const isLocal = LOCAL_HOSTS.includes(new URL(appUrl).hostname) && LOCAL_HOSTS.includes(env.HOST);
  return {
    host: env.HOST,
    port: env.PORT,
    appUrl,
    isLocal,
    dataFolder,
    demo: isLocal && env.FAIRDESK_DEMO === 'auto',
    logLevel: env.LOG_LEVEL,
    stopDelayMs: (env.STOP_DELAY ?? (isLocal ? 0 : STOP_DELAY_SECONDS)) * 1000,
    trustProxy: env.TRUST_PROXY === '1',
    frameHosts: [...FRAME_HOSTS, ...hostsIn(env.FRAME_HOSTS)],
    webhookHosts: hostsIn(env.WEBHOOK_HOSTS),
    secrets: withOverrides(secrets, env),
    ...(env.METRICS_PORT && { metricsPort: env.METRICS_PORT }),
    ...toDatabaseSettings(env),
    ...(env.SMTP_URL &&
      env.MAIL_FROM && {
        mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, perMinute: env.MAIL_PER_MINUTE },
      }),
    ...(env.CLAMD_ADDRESS && { scanner: addressIn(env.CLAMD_ADDRESS) }),
    ...(env.PROFILE_SERVICE_URL && {
      profileService: {
        url: env.PROFILE_SERVICE_URL,
        username: env.PROFILE_SERVICE_USERNAME ?? '',
        password: env.PROFILE_SERVICE_PASSWORD ?? '',
      },
    }),
    ...toFileSettings(env),
    ...toContentSettings(env),
    ...toVisitorSettings(env),
    ...toPartnerSettings(env),
    ...toSignOnSettings(env),
  };
};

/** Secrets from the environment override those of the data folder. */
const withOverrides = (secrets: Secrets, env: Environment): Secrets => ({
  ...secrets,
  ...(env.FAIRDESK_SEAL_KEY && { sealKey: env.FAIRDESK_SEAL_KEY }),
  ...(env.CONTENT_WEBHOOK_SECRET && { webhookSecret: env.CONTENT_WEBHOOK_SECRET }),
  ...(env.SITE_CONFIGURATION_KEY && { siteConfigurationKey: env.SITE_CONFIGURATION_KEY }),
});

const addressIn = (address: string) => {
  const [host = '', port] = address.split(':');
  return { host, port: Number(port) };
};

/** Two rounds of a proxy that checks every two seconds. */
const STOP_DELAY_SECONDS = 4;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1', '[::1]'];
