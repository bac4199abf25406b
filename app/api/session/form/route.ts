import { afterSignIn, type Credentials, loginFailureCodes, sessionOf } from '@fairdesk/core/session';
import { openNewSession } from '#app/_http/open-new-session.ts';
import { pageOfForm, readForm, seeOther, textIn } from '#app/_http/read-form.ts';
import { problem } from '#app/_http/respond.ts';
import { typedCookie } from '#app/_http/typed-texts.ts';
import { FORM_LIMIT } from '#app/_process/body-limits.ts';
import { runtime } from '#app/_process/runtime.ts';

/** Maximum length of each field. */
const LONGEST = 1000;

/**
 * Signs in by a plain form, for users who submit it before the page's script has loaded: redirects back to
 * their page, with the reason in `sign-in` if it failed.
 */
export const POST = async (request: Request): Promise<Response> => {
  const form = await readForm(request, FORM_LIMIT);
  if (form.isErr()) return problem(form.error);
  const session = await openNewSession(request, credentialsOf(form.value));
  const page = pageOfForm(request, new URL('/', runtime().settings.appUrl));
  page.searchParams.delete('sign-in');
  if (session.isErr()) {
    page.searchParams.set('sign-in', loginFailureCodes(session.error).join(' '));
    return seeOther(page, { 'set-cookie': typedCookie(form.value, page.pathname) });
  }
  const next = afterSignIn(sessionOf(session.value));
  return seeOther(next.kind === 'go' ? new URL(next.href, runtime().settings.appUrl) : page);
};

const credentialsOf = (form: FormData): Credentials => ({
  accountName: textIn(form, 'username', LONGEST),
  password: textIn(form, 'password', LONGEST),
  rememberMe: form.has('remember'),
});
