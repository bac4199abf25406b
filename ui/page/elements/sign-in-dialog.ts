import { afterSignIn, type Session, WRONG_CREDENTIALS } from '@fairdesk/core/session';
import { REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import { showWindow } from './show-window.ts';

/** The error response of a sign-in. */
interface Problem {
  readonly code?: string;
  readonly fields?: readonly { readonly code: string }[];
}

/**
 * Opens the login pop-up from the template of an element. Source: portal spec §2 "Login pop-up".
 *
 * @param onSignedIn called once the visitor has signed in on this page
 */
export const signInDialog = (element: HTMLElement, gone: AbortSignal, onSignedIn: () => void): void => {
  const template = element.querySelector('template');
  const dialog = template?.content.firstElementChild?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const form = dialog.querySelector('form');
  const error = dialog.querySelector('[role="alert"]');
  const submit = dialog.querySelector('[type="submit"]');
  const errors: Readonly<Record<string, string>> = JSON.parse(template?.dataset.errors ?? '{}');

  // A new visitor returns to this page from the mail.
  const register = dialog.querySelector<HTMLAnchorElement>('[data-return]');
  if (register) register.href += `&return=${encodeURIComponent(location.pathname)}`;

  const signIn = async (fields: FormData): Promise<void> => {
    submit?.setAttribute('aria-busy', 'true');
    const codes = await errorCodes(fields, (session) => {
      const next = afterSignIn(session);
      if (next.kind === 'go') location.assign(next.href);
      dialog.close();
      onSignedIn();
    });
    submit?.removeAttribute('aria-busy');
    if (error) error.textContent = codes.map((code) => errors[code] ?? errors['login-failed']).join('\n');
    if (codes.length > 0) dialog.querySelector('input')?.focus();
  };

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!submit?.hasAttribute('aria-busy')) void signIn(new FormData(form));
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close]')) dialog.close();
  });
  // Its content, with a password, is not needed again.
  dialog.addEventListener('close', () => dialog.remove());
  gone.addEventListener('abort', () => dialog.remove());
  // Outside of the article: its headings are no part of the table of contents.
  document.body.append(dialog);
  showWindow(dialog);
  dialog.querySelector('input')?.focus();
};

/** Signs in; the codes of the errors, empty on success. */
const errorCodes = async (
  fields: FormData,
  onSession: (session: Session) => void,
): Promise<readonly string[]> => {
  try {
    const response = await fetch('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        accountName: String(fields.get('username')),
        password: String(fields.get('password')),
        rememberMe: fields.has('remember'),
      }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.ok) {
      onSession((await response.json()).session);
      return [];
    }
    const problem: Problem = await response.json();
    if (response.status === 429) return ['failed-throttled'];
    if (problem.fields?.length) return problem.fields.map(({ code }) => code);
    return problem.code === WRONG_CREDENTIALS
      ? ['login-please-check-your-email-and-password-and-try-again']
      : ['login-failed'];
  } catch {
    return ['login-failed'];
  }
};
