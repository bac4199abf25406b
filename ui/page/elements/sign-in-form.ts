import { returnHere } from '../../session/return-here.ts';
import { connectSignIn } from './connect-sign-in.ts';
import type { Enliven } from './enliven.ts';

/** Signs in without leaving the page, and shows or hides the password. Source: portal spec §2 "Login pop-up". */
export const signInForm: Enliven = (element) => {
  const form = element.querySelector('form');
  const alert = element.querySelector<HTMLElement>('[role="alert"]');
  const message = alert?.querySelector('p');
  if (!(form && alert && message)) return;
  connectSignIn({
    form,
    texts: JSON.parse(element.dataset.errors ?? '{}'),
    show: (messages) => {
      alert.hidden = messages === '';
      message.textContent = messages;
      for (const field of form.querySelectorAll('input:not([type="checkbox"])'))
        field.ariaInvalid = messages === '' ? null : 'true';
    },
    onSignedIn: () => location.reload(),
  });
  connectReveal(form);
  for (const link of element.querySelectorAll<HTMLAnchorElement>('[data-return]'))
    link.onclick = () => returnHere(link);
  // The page itself reports a submission without script.
  if (!alert.hidden) form.querySelector('input')?.focus();
};

/** The button that shows the password is of use with this script only. */
const connectReveal = (form: HTMLFormElement): void => {
  const button = form.querySelector<HTMLButtonElement>('[data-show]');
  const password = form.querySelector<HTMLInputElement>('[type="password"]');
  if (!(button && password)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const isHidden = password.type === 'password';
    password.type = isHidden ? 'text' : 'password';
    button.ariaLabel = button.dataset[isHidden ? 'hide' : 'show'] ?? '';
  });
};
