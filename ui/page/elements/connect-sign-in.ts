import {
  afterSignIn,
  type Credentials,
  credentialFaults,
  loginFailureCodes,
  type Session,
  WRONG_CREDENTIALS,
} from '@fairdesk/core/session';
import { type Failure, type FieldFault, isLanguage, localPath } from '@fairdesk/core/shared';
import { failureText, waitOf } from './failure-text.ts';
import { postJson } from './post-json.ts';

/** The parts of a rendered login form. */
interface SignInForm {
  readonly form: HTMLFormElement;
  /** Message texts by the code of a failure. */
  readonly texts: Readonly<Record<string, string>>;
  /** Shows the messages, one per line; empty while there are none. */
  readonly show: (messages: string) => void;
  /** Called once a user with a finished account has signed in. */
  readonly onSignedIn: () => void;
}

/** Signs in with a rendered form: marks its button as busy, and focuses its first field after a failure. */
export const connectSignIn = ({ form, texts, show, onSignedIn }: SignInForm): void => {
  const submit = form.querySelector('[type="submit"]');
  const failed = (codes: readonly string[]): void => {
    show(codes.map((code) => failureText(texts, code) ?? texts['login-failed']).join('\n'));
    form.querySelector('input')?.focus();
  };
  const signIn = async (credentials: Credentials): Promise<void> => {
    const faults = credentialFaults(credentials);
    if (faults.length > 0) return failed(faults.map(({ code }) => code));
    submit?.setAttribute('aria-busy', 'true');
    const session = await openSession(credentials);
    submit?.removeAttribute('aria-busy');
    if ('kind' in session) return failed(loginFailureCodes(session));
    show('');
    const next = afterSignIn(session);
    if (next.kind === 'go') location.assign(inLanguageOfPage(next.href));
    else onSignedIn();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit?.hasAttribute('aria-busy')) return;
    const fields = new FormData(form);
    void signIn({
      accountName: String(fields.get('username')),
      password: String(fields.get('password')),
      rememberMe: fields.has('remember'),
    });
  });
};

/** The new session, or why there is none. */
const openSession = async (credentials: Credentials): Promise<Session | Failure> => {
  try {
    const response = await postJson('/api/session', credentials);
    const answer = await response.json();
    return response.ok ? answer.session : failureOf(response, answer);
  } catch {
    return UNAVAILABLE;
  }
};

/** The error response of a sign-in. */
interface Problem {
  readonly code?: string;
  readonly fields?: readonly FieldFault[];
}

const UNAVAILABLE = { kind: 'unavailable', request: 'POST /api/session' } as const;

const failureOf = (response: Response, { code = '', fields = [] }: Problem): Failure => {
  if (response.status === 429) return { kind: 'throttled', retryAfterSeconds: waitOf(response) };
  return code === WRONG_CREDENTIALS || fields.length > 0
    ? { kind: 'rejected', reason: code, fields }
    : UNAVAILABLE;
};

const inLanguageOfPage = (path: string): string => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? localPath({ language: lang, path }) : path;
};
