import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { installationSeal } from '#app/_composition/installation-seal.ts';
import { DEVICE_COOKIES } from '#app/_process/cookie-names.ts';
import { runtime } from '#app/_process/runtime.ts';
import { requestCookies } from './request-cookies.ts';

/** The accounts that have signed in from a browser, as sealed in its cookie. */
const Device = z.object({
  id: z.string(),
  accounts: z.array(z.string()),
});
type Device = z.infer<typeof Device>;

/** How long a browser is recognised after a sign-in, in seconds. */
const KNOWN_SECONDS = 365 * 86_400;
/** Maximum number of accounts per browser; the oldest is dropped. */
const MAX_ACCOUNTS = 5;

const cookieName = (): string => (isHttps() ? DEVICE_COOKIES.https : DEVICE_COOKIES.http);
const isHttps = (): boolean => runtime().settings.appUrl.startsWith('https:');

/** The id of this browser if the account has signed in from it before. Source: OWASP "Device Cookies". */
export const knownDevice = async (account: string): Promise<string | undefined> => {
  const device = await readDevice();
  return device?.accounts.includes(hashOf(account)) ? device.id : undefined;
};

/** Marks this browser as a known device of the account. */
export const rememberDevice = async (account: string): Promise<void> => {
  const device = await readDevice();
  const own = hashOf(account);
  const others = (device?.accounts ?? []).filter((each) => each !== own);
  const newDevice: Device = {
    id: device?.id ?? randomBytes(12).toString('base64url'),
    accounts: [own, ...others].slice(0, MAX_ACCOUNTS),
  };
  (await requestCookies()).set(
    cookieName(),
    installationSeal(runtime().settings).close(JSON.stringify(newDevice)),
    {
      path: '/',
      sameSite: 'lax',
      secure: isHttps(),
      httpOnly: true,
      maxAge: KNOWN_SECONDS,
    },
  );
};

const readDevice = async (): Promise<Device | undefined> => {
  const sealed = (await requestCookies()).get(cookieName())?.value;
  const text = sealed === undefined ? undefined : installationSeal(runtime().settings).open(sealed);
  return text === undefined ? undefined : Device.safeParse(JSON.parse(text)).data;
};

const hashOf = (account: string): string =>
  createHash('sha256').update(`device of ${account}`).digest('base64url').slice(0, 22);
