import { isBlank, isEmail } from '@fairdesk/core/shared';
import type { Enliven } from './enliven.ts';
import { failureText } from './failure-text.ts';
import { postJson } from './post-json.ts';

/** Requests a mail with a link; once it is accepted, a note takes the place of the form. */
export const emailForm: Enliven = (element) => {
  const form = element.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('input:not([type="hidden"])');
  const fault = form?.querySelector<HTMLElement>('[data-fault]');
  const alert = form?.querySelector<HTMLElement>('[role="alert"]');
  const message = alert?.querySelector('p');
  const submit = form?.querySelector('[type="submit"]');
  const note = element.querySelector('template');
  const returnTo = form?.querySelector<HTMLInputElement>('[name="return"]')?.value;
  if (!(form && field && fault && alert && message && submit && note)) return;
  const texts: Readonly<Record<string, string>> = JSON.parse(element.dataset.errors ?? '{}');

  const showFault = (code: string): void => {
    fault.hidden = code === '';
    fault.textContent = texts[code] ?? '';
    field.ariaInvalid = code === '' ? null : 'true';
    if (code !== '') field.focus();
  };
  const showFailure = (text = ''): void => {
    alert.hidden = text === '';
    message.textContent = text;
  };
  const send = async (email: string): Promise<void> => {
    submit.setAttribute('aria-busy', 'true');
    const response = await postJson(element.dataset.source ?? '', {
      email,
      language: document.documentElement.lang,
      // Undefined is left out of JSON.
      returnTo,
    }).catch(() => undefined);
    submit.removeAttribute('aria-busy');
    const status = response?.status ?? 0;
    // The server rejects addresses that only look like one.
    if (status === 400) showFault('forms-email');
    else if (status !== 200) showFailure(failureText(texts[status] ?? texts['failed-general'], response));
    else {
      form.closest('main')?.replaceWith(note.content);
      const heading = document.querySelector<HTMLElement>('#content h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.hasAttribute('aria-busy')) return;
    const email = field.value.trim();
    showFailure();
    const code = faultOf(email);
    showFault(code);
    if (code === '') void send(email);
  });
};

const faultOf = (email: string): string => {
  if (isBlank(email)) return 'forms-required';
  return isEmail(email) ? '' : 'forms-email';
};
