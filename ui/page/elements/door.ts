// The entry point of the script for the pages of signed-out users.
import { emailForm } from './email-form.ts';
import { defineElement } from './enliven.ts';
import { languageOffer } from './language-offer.ts';
import { late } from './late.ts';
import { signInForm } from './sign-in-form.ts';

defineElement('email-form', emailForm);
// The server has written the query of these pages into the links.
defineElement('language-links', languageOffer);
defineElement('sign-in-form', signInForm);
defineElement(
  'consent-notice',
  late(async () => (await import('./consent-notice.ts')).consentNotice),
);
