// The entry point of the script for the pages of signed-out users.
import { emailForm } from './email-form.ts';
import { defineElement } from './enliven.ts';
import { languageLinks } from './language-links.ts';
import { late } from './late.ts';
import { signInForm } from './sign-in-form.ts';

defineElement('email-form', emailForm);
defineElement('language-links', languageLinks);
defineElement('sign-in-form', signInForm);
defineElement(
  'consent-notice',
  late(async () => (await import('./consent-notice.ts')).consentNotice),
);
