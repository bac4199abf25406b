import { returnHere } from '../../session/return-here.ts';
import { connectSignIn } from './connect-sign-in.ts';
import { showWindow } from './show-window.ts';

/**
 * Opens the login pop-up from the template of an element. Source: portal spec §2 "Login pop-up".
 *
 * @param onSignedIn called once the visitor has signed in on this page
 */
export const signInDialog = (element: HTMLElement, signal: AbortSignal, onSignedIn: () => void): void => {
  const template = element.querySelector('template');
  const dialog = template?.content.firstElementChild?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const form = dialog.querySelector('form');
  const error = dialog.querySelector('[role="alert"]');
  if (!(form && error)) return;

  connectSignIn({
    form,
    texts: JSON.parse(template?.dataset.errors ?? '{}'),
    show: (messages) => {
      error.textContent = messages;
    },
    onSignedIn: () => {
      dialog.close();
      document.dispatchEvent(new Event('fairdesk:signed-in'));
      onSignedIn();
    },
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close]')) dialog.close();
  });
  // Its content, with a password, is not needed again.
  dialog.addEventListener('close', () => dialog.remove());
  signal.addEventListener('abort', () => dialog.remove());
  // Outside of the article: its headings are no part of the table of contents.
  document.body.append(dialog);
  // A visitor returns to this page from the mail. Within the template, links have no address of their own yet.
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>('[data-return]')) returnHere(link);
  showWindow(dialog);
  dialog.querySelector('input')?.focus();
};
