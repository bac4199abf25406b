import { afterSignIn, type Credentials, credentialFaults, type Session } from '@fairdesk/core/session';
import { type FieldFault, isLanguage, localPath } from '@fairdesk/core/shared';
import { failureText } from './failure-text.ts';
import { postJson } from './post-json.ts';

/** Message texts by the code of a response or a field. */
type Texts = Readonly<Record<string, string>>;

/** The parts of a rendered login form. */
interface SignInForm {
  readonly form: HTMLFormElement;
  readonly texts: Texts;
  /** Shows the messages, one per line; empty while there are none. */
  readonly show: (messages: string) => void;
  /** Called once a user with a finished account has signed in. */
  readonly onSignedIn: () => void;
}

/** Signs in with a rendered form: marks its button as busy, and focuses its first field after a failure. */
export const connectSignIn = ({ form, texts, show, onSignedIn }: SignInForm): void => {
  const submit = form.querySelector('[type="submit"]');
  const failed = (messages: string): void => {
    show(messages);
    form.querySelector('input')?.focus();
  };
  const signIn = async (credentials: Credentials): Promise<void> => {
    const faults = credentialFaults(credentials);
    if (faults.length > 0) return failed(faults.map(({ code }) => texts[code]).join('\n'));
    submit?.setAttribute('aria-busy', 'true');
    const session = await openSession(credentials, texts);
    submit?.removeAttribute('aria-busy');
    if (typeof session === 'string') return failed(session);
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

/** The new session, or the messages that say why there is none. */
const openSession = async (credentials: Credentials, texts: Texts): Promise<Session | string> => {
  const failed = texts['login-failed'] ?? '';
  try {
    const response = await postJson('/api/session', credentials);
    const { session, code, fields = [] } = await response.json();
    if (response.ok) return session;
    const codes: readonly string[] =
      fields.length > 0 ? fields.map((fault: FieldFault) => fault.code) : [code];
    return codes.map((each) => failureText(texts[each] ?? failed, response)).join('\n');
  } catch {
    return failed;
  }
};

const inLanguageOfPage = (path: string): string => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? localPath({ language: lang, path }) : path;
};
