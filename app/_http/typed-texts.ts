import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { TYPED_COOKIE } from '#app/_process/cookie-names.ts';
import { isHttps } from './cookies.ts';
import { requestCookies } from './request-cookies.ts';

/** The fields whose texts a rejected form shows again; a field that is not listed may hold a secret. */
const FIELDS = [
  ...['username', 'remember', 'email', 'givenName', 'familyName', 'organizationName'],
  ...['name', 'company', 'message'],
] as const;

/** What was typed in a form, by field. */
export type TypedTexts = Readonly<Record<string, string>>;

/** How long the browser stores the texts, in seconds: until it has loaded the page of the form again. */
const LASTS_SECONDS = 60;
/** The maximum length of a cookie's value in all browsers, less room for its name and attributes. */
const VALUE_MAX = 3800;
/** The maximum length of all texts together, in bytes. */
const TEXTS_MAX = 65_536;

/**
 * The header that hands what was typed to the page of the form, for a form that was submitted without its script: the
 * page is another request, and its address would store the texts in logs.
 *
 * @param form any form; without a field with a text, the header deletes what an earlier one stored
 */
export const typedCookie = (form: Iterable<readonly [string, unknown]>, path: string): string => {
  const value = closeTyped(textsIn(form));
  const lasts = value === '' ? 0 : LASTS_SECONDS;
  // An attribute ends at a semicolon.
  const scope = path.includes(';') ? '/' : path;
  const attributes = [`Path=${scope}`, `Max-Age=${lasts}`, 'HttpOnly', 'SameSite=Lax'];
  return [`${TYPED_COOKIE}=${value}`, ...attributes, ...(isHttps() ? ['Secure'] : [])].join('; ');
};

/** What was typed in the form of this page, just before it was requested. */
export const typedTexts = async (): Promise<TypedTexts> =>
  openTyped((await requestCookies()).get(TYPED_COOKIE)?.value ?? '');

const textsIn = (form: Iterable<readonly [string, unknown]>): readonly (readonly [string, string])[] =>
  [...form].flatMap(([name, value]) =>
    FIELDS.some((field) => field === name) && typeof value === 'string' && value !== ''
      ? [[name, value.replaceAll('\r\n', '\n')] as const]
      : [],
  );

/** The value of the cookie; the longest texts are left out when all together are too long for one. */
export const closeTyped = (texts: readonly (readonly [string, string])[]): string => {
  if (texts.length === 0) return '';
  const value = deflateRawSync(JSON.stringify(texts)).toString('base64url');
  if (value.length <= VALUE_MAX) return value;
  const longest = texts.reduce((one, other) => (other[1].length > one[1].length ? other : one));
  return closeTyped(texts.filter((each) => each !== longest));
};

/** The texts of a cookie; none of an invalid one. */
export const openTyped = (value: string): TypedTexts => {
  try {
    const bytes = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: TEXTS_MAX });
    return Object.fromEntries(textsIn(JSON.parse(String(bytes))));
  } catch {
    return {};
  }
};
