import { checkMailServer } from '@fairdesk/platform/mail';
import { checkRedis } from '@fairdesk/platform/shared-state';
import { createClamd } from '#adapters/media/clamd.ts';
import { probeAddress } from '#adapters/shared/http/probe-address.ts';
import type { Settings } from '#app/_process/settings.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

/** The mail server: it greets us and accepts our account. */
export const checkMail = async ({ mail }: Settings): Promise<readonly Finding[]> => {
  if (!mail) return [];
  const { host } = new URL(mail.smtpUrl);
  const code = await checkMailServer(mail.smtpUrl);
  if (code === undefined) return [ok('Mail', `${host} responds and accepts the account.`)];
  return [
    code === 'EAUTH'
      ? fault('Mail', `${host} refuses the user or password in SMTP_URL.`)
      : fault('Mail', `${host} does not respond (${code}): check SMTP_URL and the firewall.`),
  ];
};

/** The outside systems in the settings, at the same time. */
export const checkServices = async (settings: Settings): Promise<readonly Finding[]> =>
  Promise.all([
    ...Object.entries(addressesOf(settings)).flatMap(([name, url]) => (url ? [answers(name, url)] : [])),
    ...profileChecks(settings),
    ...signOnChecks(settings),
    ...scannerChecks(settings),
    ...redisChecks(settings),
  ]);

/** By the setting that names the system. Media and visit-connect are only opened by browsers. */
const addressesOf = (settings: Settings): Readonly<Record<string, string | undefined>> => ({
  LAYOUT_SERVICE_URL: settings.layoutService?.url,
  VISITOR_PORTAL_URL: settings.visitorPortal.url,
  ACCREDITATION_URL: settings.accreditation?.url,
  SEARCH_SERVICE_URL: settings.searchService?.url,
  ANALYTICS_URL: settings.analytics?.url,
});

/** Any status below 500 is an answer: only the system's own paths are served. */
const answers = async (name: string, url: string): Promise<Finding> => {
  const { host } = new URL(url);
  const result = await probeAddress(url);
  if (typeof result === 'string')
    return fault(name, `${host} does not respond (${result}): check the address and the firewall.`);
  return result < 500
    ? ok(name, `${host} responds.`)
    : warning(name, `${host} responds with status ${result}: ask its operator.`);
};

const profileChecks = ({ profileService }: Settings): readonly Promise<Finding>[] => {
  if (!profileService) return [];
  const { url, username, password } = profileService;
  const name = 'PROFILE_SERVICE_URL';
  const { host } = new URL(url);
  const body = new URLSearchParams({ username, password });
  return [
    probeAddress(`${url.replace(/\/+$/, '')}/api/v0.1/token`, { method: 'POST', body }).then((result) => {
      if (result === 200) return ok(name, `${host} responds and accepts the account.`);
      if (typeof result === 'string')
        return fault(name, `${host} does not respond (${result}): check the address and the firewall.`);
      return result < 500
        ? fault(name, `${host} refuses PROFILE_SERVICE_USERNAME or _PASSWORD (status ${result}).`)
        : fault(name, `${host} responds with status ${result}: ask its operator.`);
    }),
  ];
};

const signOnChecks = ({ signOn }: Settings): readonly Promise<Finding>[] => {
  if (!signOn) return [];
  const { host } = new URL(signOn.issuer);
  const discovery = `${signOn.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  return [
    probeAddress(discovery).then((result) =>
      result === 200
        ? ok('OPENID_ISSUER', `${host} describes itself.`)
        : fault('OPENID_ISSUER', `${host} does not describe itself (${result}): check the address.`),
    ),
  ];
};

const scannerChecks = ({ scanner }: Settings): readonly Promise<Finding>[] => {
  if (!scanner) return [];
  const file = { name: 'doctor.txt', bytes: new TextEncoder().encode('A harmless text.') };
  const address = `${scanner.host}:${scanner.port}`;
  return [
    Promise.resolve(
      createClamd(scanner)
        .check(file)
        .match(
          () => ok('CLAMD_ADDRESS', `${address} checks files.`),
          () =>
            fault(
              'CLAMD_ADDRESS',
              `${address} does not check files: documents stay held. Start the scanner.`,
            ),
        ),
    ),
  ];
};

const redisChecks = ({ redisUrl }: Settings): readonly Promise<Finding>[] => {
  if (redisUrl === undefined) return [];
  const about = 'REDIS_URL';
  const { host } = new URL(redisUrl);
  return [
    checkRedis(redisUrl).then((health) => {
      if ('version' in health)
        return health.evicts
          ? warning(about, `${host} deletes counts when it is full: set its maxmemory-policy to noeviction.`)
          : ok(about, `${host} responds, version ${health.version}.`);
      return health.fault === 'refused'
        ? fault(about, `${host} refuses the user or password.`)
        : warning(
            about,
            `${host} does not respond: the database counts instead. Check the address and the firewall.`,
          );
    }),
  ];
};

/** The public address: whether it leads to this product, with the host that the proxy must pass on. */
export const checkPublicAddress = async ({ appUrl, isLocal }: Settings): Promise<Finding> => {
  const about = 'APP_URL';
  const result = await probeAddress(`${appUrl}/healthz`);
  if (result === 200) return ok(about, `${appUrl} responds.`);
  if (result === 421)
    return fault(
      about,
      `${appUrl} reaches a server that expects another host: let the proxy pass on Host unchanged.`,
    );
  const sentence = `${appUrl} does not respond (${result})`;
  return isLocal
    ? warning(about, `${sentence}: is the server running?`)
    : fault(
        about,
        `${sentence}: check that the server runs, the name in DNS, the proxy and its certificate.`,
      );
};
