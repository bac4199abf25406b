import { CONSENT_COOKIE, CONSENT_DAYS, consentIn } from '@fairdesk/core/shared';
import { setCookie } from '../../shared/set-cookie.ts';
import { announceConsent } from '../../shared/track.ts';
import type { Enliven } from './enliven.ts';

/** Asks a visitor without a decision for consent, and reopens the question from the footer. */
export const consentNotice: Enliven = (element, signal) => {
  const settings = element.querySelector('button');
  const notice = element.querySelector('section');
  if (settings === null || notice === null) return;

  let decision = consentIn(document.cookie);
  const show = (isAsking: boolean): void => {
    notice.hidden = !isAsking;
    decision = consentIn(document.cookie);
    settings.setAttribute('aria-expanded', String(isAsking));
  };
  settings.hidden = false;
  show(decision === undefined);

  settings.addEventListener(
    'click',
    () => {
      show(true);
      notice.querySelector('button')?.focus();
    },
    { signal },
  );
  notice.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null) return;
      setCookie(CONSENT_COOKIE, CONSENT_DAYS, button.value);
      if (button.value === 'denied') setCookie(element.dataset.browserCookie ?? '', 0);
      show(false);
      settings.focus({ preventScroll: true });
      announceConsent();
    },
    { signal },
  );
  // Another tab may have decided meanwhile.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (consentIn(document.cookie) !== decision) show(false);
    },
    { signal },
  );
};
