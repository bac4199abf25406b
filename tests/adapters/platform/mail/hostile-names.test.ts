import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { accessRequestMail } from '#adapters/platform/mail/access-request-mail.ts';
import { contactMail } from '#adapters/platform/mail/contact-mail.ts';
import { invitationMail, invitationTemplate } from '#adapters/platform/mail/invitation-mail.ts';
import { letterMail, letterTemplate } from '#adapters/platform/mail/letter-mail.ts';
import type { Letter } from '#adapters/platform/mail/mail.ts';
import { passwordResetMail, passwordResetTemplate } from '#adapters/platform/mail/password-reset-mail.ts';
import { reminderMail } from '#adapters/platform/mail/reminder-mail.ts';
import { reopenedMail } from '#adapters/platform/mail/reopened-mail.ts';
import { sentBackMail } from '#adapters/platform/mail/sent-back-mail.ts';
import { signInMail, signInTemplate } from '#adapters/platform/mail/sign-in-mail.ts';
import { verifyVisitorMail } from '#adapters/platform/mail/visitor-mail.ts';

const link = 'https://fair.example/x';
const texts = (text: string) => ({ en: text, nl: text, es: text, tr: text });

/** Each mail that has names in it, with one name in every place. */
const MAILS: Readonly<Record<string, (language: Language, name: string) => Letter>> = {
  access: (language, name) =>
    accessRequestMail(language, {
      ...{ eventName: name, organizationName: name, fullName: name, email: 'a@b.example' },
    }),
  contact: (language, name) =>
    contactMail(language, {
      ...{ email_to: '', exhibitor_email: 'a@b.example', exhibitor_name: name, exhibitor_company: name },
      ...{ show_name: name, event_name: name, show_code: name, message: 'Hello\nthere' },
    }),
  invitation: (language, name) =>
    invitationMail(language, { places: [{ eventName: name, organizationName: name }], link }),
  invitations: (language, name) =>
    invitationMail(
      language,
      {
        places: [
          { eventName: name, organizationName: name },
          { eventName: 'Aqua', organizationName: '' },
        ],
        link,
      },
      invitationTemplate(language),
    ),
  letter: (language, name) => {
    const portal = { folder: 'aqua', languages: LANGUAGES };
    return letterMail(
      {
        titles: texts('{company} {firstName}'),
        contents: texts('<p>{company}</p>'),
        linkHref: '',
        linkTitles: texts(''),
      },
      language,
      { publicUrl: 'https://fair.example', portal },
      letterTemplate(language),
    )({ company: name, fair: name, firstName: name });
  },
  reset: (language, name) => passwordResetMail(language, { fairs: [name, 'Aqua'], link }),
  ownReset: (language, name) =>
    passwordResetMail(language, { fairs: [name], link }, passwordResetTemplate(language)),
  reminder: (language, name) =>
    reminderMail(language, {
      ...{ fairName: name, timeZone: 'Europe/Amsterdam', day: '2027-01-01' },
      companies: ['Kas', name].map((company) => ({
        name: company,
        tasks: [{ title: name, due: new Date('2027-01-02T12:00:00Z'), dueDay: '2027-01-02', link }],
      })),
    }),
  reopened: (language, name) => reopenedMail(language, { product: name, reason: 'Two\nlines', link }),
  sentBack: (language, name) =>
    sentBackMail(language, { kind: 'news', title: name, fairName: name, reason: 'Two\nlines', link }),
  signIn: (language, name) => signInMail(language, link, { fair: name, ...signInTemplate(language) }),
  visitor: (language, name) => verifyVisitorMail(language, name, link),
};

const hostile = fc
  .array(
    fc.constantFrom(
      ...['\r\n', '\n\n', '\r', '\u2028', '\u0085', '\v', '\0', 'Bcc: evil@x.example', '.\r\n', '\t'],
      ...[
        '\u202E',
        '\u2066',
        '\u202A',
        '🚀',
        '\uD83D',
        '<b>',
        '"',
        "'",
        '{link}',
        '{fair}',
        '$&',
        'ş'.repeat(300),
      ],
      'Kas',
    ),
    { maxLength: 8 },
  )
  .map((parts) => `A${parts.join('')}`);

const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/;
const linesIn = (text: string) => text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).length;

describe.each(Object.entries(MAILS))('the mail %s', (_, mail) => {
  it.prop([fc.constantFrom(...LANGUAGES), hostile])(
    'never has another line because of a name, and no text that a name has turned around',
    (language, name) => {
      const { subject, body } = mail(language, name);
      const plain = mail(language, 'Kas');
      expect(linesIn(body)).toBe(linesIn(plain.body));
      expect(linesIn(subject)).toBe(1);
      expect(DIRECTIONS.test(subject + body)).toBe(false);
      expect((subject + body).isWellFormed()).toBe(true);
    },
  );
});
