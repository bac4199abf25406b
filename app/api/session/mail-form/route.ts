import { type Failure, isBlank, type Language, localPath, throttledKey } from '@fairdesk/core/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { LinkRequestBody } from '#app/_http/account-schemas.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { limitMail } from '#app/_http/mail-limit.ts';
import { pageOfForm, readForm, seeOther, textIn } from '#app/_http/read-form.ts';
import { problem } from '#app/_http/respond.ts';
import { typedCookie } from '#app/_http/typed-texts.ts';
import { FORM_LIMIT } from '#app/_process/body-limits.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { EmailOutcome } from '#ui/session/email-outcome.ts';

/** Maximum length of each field. */
const LONGEST = 1000;

/**
 * Requests a mail with a link by a plain form: redirects back to its page, with the outcome in `sign-in`.
 *
 * For users whose browser runs no script, or not yet. The outcome is the same for known and unknown addresses.
 */
export const POST = async (request: Request): Promise<Response> => {
  const form = await readForm(request, FORM_LIMIT);
  if (form.isErr()) return problem(form.error);
  const language = languageOf(textIn(form.value, 'language', LONGEST));
  const isSignIn = textIn(form.value, 'source', LONGEST) === '/api/session/sign-in-link';
  const outcome = await outcomeOf(request, {
    language,
    isSignIn,
    email: textIn(form.value, 'email', LONGEST),
    returnTo: returnPathOf(textIn(form.value, 'return', LONGEST) || undefined),
  });
  const path = isSignIn ? '/sign-in' : '/forgot-password';
  const page = pageOfForm(request, new URL(localPath({ language, path }), runtime().settings.appUrl));
  page.searchParams.set('sign-in', outcome);
  return seeOther(page, { 'set-cookie': typedCookie(outcome === 'sent' ? [] : form.value, page.pathname) });
};

interface MailRequest {
  readonly email: string;
  readonly language: Language;
  readonly isSignIn: boolean;
  /** The page that the link leads to. */
  readonly returnTo: string | undefined;
}

const outcomeOf = async (request: Request, input: MailRequest): Promise<EmailOutcome> => {
  if (isBlank(input.email)) return 'forms-required';
  return requestMail(request, input).match(() => 'sent' as const, codeOf);
};

const requestMail = (
  request: Request,
  { email, language, isSignIn, returnTo }: MailRequest,
): ResultAsync<void, Failure> => {
  const body = LinkRequestBody.safeParse({ email, language });
  if (!body.success) return errAsync({ kind: 'rejected', reason: 'email', fields: [] });
  const { data } = body;
  return limitMail(request).andThen(() => {
    const { identity } = currentUseCases();
    return isSignIn
      ? identity.requestSignInLink(data.email, language, returnTo)
      : identity.forgotPassword(data.email, language, returnTo);
  });
};

const codeOf = (failure: Failure): EmailOutcome =>
  failure.kind === 'rejected' ? 'forms-email' : (throttledKey(failure) ?? 'failed-general');
