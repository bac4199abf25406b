import 'server-only';
import type { SignOnSecrets } from '@fairdesk/core/session';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { installationSeal } from '#app/_composition/installation-seal.ts';
import { SIGN_ON_COOKIES } from '#app/_process/cookie-names.ts';
import { runtime } from '#app/_process/runtime.ts';
import { isHttps, sharedOptions } from './cookies.ts';
import { requestCookies } from './request-cookies.ts';

/** A sign-in that has left for the identity provider. */
export interface SignOnJourney {
  readonly secrets: SignOnSecrets;
  /** The page to return to, within the product. */
  readonly returnTo: string;
  readonly language: Language;
}

/** How long a user may take at the provider, in seconds. */
const LASTS_SECONDS = 600;

const Journey = z.object({
  secrets: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  returnTo: z.string(),
  language: z.enum(LANGUAGES),
  /** In milliseconds since 1970. */
  until: z.number(),
});

/** Characters of the state in the name of its cookie. */
const NAME_LENGTH = 8;

const nameOf = (state: string): string =>
  `${isHttps() ? SIGN_ON_COOKIES.https : SIGN_ON_COOKIES.http}${state.replaceAll(/[^\w-]/g, '').slice(0, NAME_LENGTH)}`;

/** Stores a sign-in in the browser that began it, where only we can read it. */
export const rememberSignOn = async (journey: SignOnJourney): Promise<void> => {
  const until = runtime().clock().getTime() + LASTS_SECONDS * 1000;
  const sealed = installationSeal(runtime().settings).close(JSON.stringify({ ...journey, until }));
  (await requestCookies()).set(nameOf(journey.secrets.state), sealed, {
    ...sharedOptions(),
    httpOnly: true,
    maxAge: LASTS_SECONDS,
  });
};

/** The sign-in that this state belongs to, once. */
export const takeSignOn = async (state: string): Promise<SignOnJourney | undefined> => {
  const jar = await requestCookies();
  const sealed = jar.get(nameOf(state))?.value;
  if (sealed === undefined) return undefined;
  jar.delete({ name: nameOf(state), ...sharedOptions() });
  const text = installationSeal(runtime().settings).open(sealed);
  const journey = text === undefined ? undefined : Journey.safeParse(JSON.parse(text)).data;
  return journey && runtime().clock().getTime() < journey.until ? journey : undefined;
};
