import { isBlank, isEmail, withWait } from '@fairdesk/core/shared';
import type { Enliven } from './enliven.ts';
import { failureText, waitOf } from './failure-text.ts';
import { postJson } from './post-json.ts';

/** Requests a mail with a link; once it is accepted, a note takes the place of the form. */
export const emailForm: Enliven = (element) => {
  const form = element.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('input:not([type="hidden"])');
  const fault = form?.querySelector<HTMLElement>('[data-fault]');
  const alert = form?.querySelector<HTMLElement>('[role="alert"]');
  const submit = form?.querySelector('[type="submit"]');
  const note = element.querySelector('template');
  const returnTo = form?.querySelector<HTMLInputElement>('[name="return"]')?.value;
  if (!(form && field && fault && alert && submit && note)) return;
  const texts: Readonly<Record<string, string>> = JSON.parse(element.dataset.errors ?? '{}');

  const showFault = (code: string): void => {
    fault.hidden = code === '';
    fault.textContent = texts[code] ?? '';
    field.ariaInvalid = code === '' ? null : 'true';
    if (code !== '') field.focus();
  };
  const showFailure = (code: string): void => {
    alert.hidden = code === '';
    const message = alert.querySelector('p');
    if (message) message.textContent = failureText(texts, code) ?? '';
  };
  const send = async (email: string): Promise<void> => {
    submit.setAttribute('aria-busy', 'true');
    const response = await post(element.dataset.source ?? '', {
      email,
      language: document.documentElement.lang,
      // Undefined is left out of JSON.
      returnTo,
    });
    submit.removeAttribute('aria-busy');
    // The server rejects addresses that only look like one.
    if (response?.status === 400) showFault('forms-email');
    else if (response?.status === 429) showFailure(withWait('failed-throttled', waitOf(response)));
    else if (response?.status !== 200) showFailure('failed-general');
    else {
      form.closest('main')?.replaceWith(note.content);
      const heading = document.querySelector<HTMLElement>('#content h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.hasAttribute('aria-busy')) return;
    const email = field.value.trim();
    showFailure('');
    showFault(faultOf(email));
    if (faultOf(email) === '') void send(email);
  });
};

const faultOf = (email: string): string => {
  if (isBlank(email)) return 'forms-required';
  return isEmail(email) ? '' : 'forms-email';
};

/** `undefined` without a response. */
const post = async (source: string, body: object): Promise<Response | undefined> => {
  try {
    return await postJson(source, body);
  } catch {
    return undefined;
  }
};
