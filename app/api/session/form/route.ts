import { afterSignIn, type Credentials, loginFailureLabel, sessionOf } from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { openNewSession } from '#app/_http/open-new-session.ts';
import { readBytes } from '#app/_http/read-body.ts';
import { problem } from '#app/_http/respond.ts';
import { FORM_LIMIT } from '#app/_process/body-limits.ts';
import { runtime } from '#app/_process/runtime.ts';

/** Maximum length of each field. */
const LONGEST = 1000;

/**
 * Signs in by a plain form, for users who submit it before the page's script has loaded: redirects back to
 * their page, with the reason in `sign-in` if it failed.
 */
export const POST = async (request: Request): Promise<Response> => {
  const form = await readForm(request);
  if (form.isErr()) return problem(form.error);
  const session = await openNewSession(request, credentialsOf(form.value));
  const page = cameFrom(request);
  if (session.isErr()) {
    const { fields } = session.error.kind === 'rejected' ? session.error : { fields: [] };
    const codes = fields.length > 0 ? fields.map(({ code }) => code) : [loginFailureLabel(session.error)];
    page.searchParams.set('sign-in', codes.join(' '));
    return seeOther(page.pathname + page.search);
  }
  const next = afterSignIn(sessionOf(session.value));
  return seeOther(next.kind === 'go' ? next.href : page.pathname + page.search);
};

/** A form in either encoding; anything else, or a wrong boundary, is `rejected`. */
const readForm = (request: Request): ResultAsync<FormData, Failure> => {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM_TYPE.test(type)) return errAsync(NOT_A_FORM);
  return readBytes(request, FORM_LIMIT, NOT_A_FORM.reason).andThen((bytes) =>
    ResultAsync.fromPromise(
      new Response(bytes, { headers: { 'content-type': type } }).formData(),
      (): Failure => NOT_A_FORM,
    ),
  );
};

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const NOT_A_FORM = { kind: 'rejected', reason: 'body-must-be-form', fields: [] } as const;

const credentialsOf = (form: FormData): Credentials => ({
  accountName: textOf(form, 'username'),
  password: textOf(form, 'password'),
  rememberMe: form.has('remember'),
});

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
};

/** The page that contains the form; the front page when the browser sends no referrer. */
const cameFrom = (request: Request): URL => {
  const { appUrl } = runtime().settings;
  const referer = request.headers.get('referer') ?? '';
  const page = URL.canParse(referer) ? new URL(referer) : new URL('/', appUrl);
  const ours = page.pathname.startsWith('//') ? new URL('/', appUrl) : page;
  ours.searchParams.delete('sign-in');
  return ours;
};

/** A path only, so that the redirect stays on our host. */
const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });
