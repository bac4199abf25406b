// The entry point of the script for the pages of signed-out users.
import { emailForm } from './email-form.ts';
import { defineElement } from './enliven.ts';
import { doorLanguageLinks } from './language-links.ts';
import { late } from './late.ts';
import { signInForm } from './sign-in-form.ts';

defineElement('email-form', emailForm);
defineElement('language-links', doorLanguageLinks);
defineElement('sign-in-form', signInForm);
defineElement(
  'consent-notice',
  late(async () => (await import('./consent-notice.ts')).consentNotice),
);
