import type { MailKind } from '@fairdesk/core/organiser';
import { isBlank, type Language } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';
import { accessRequestTemplate } from './access-request-mail.ts';
import { contactTemplate } from './contact-mail.ts';
import { invitationTemplate } from './invitation-mail.ts';
import { letterTemplate } from './letter-mail.ts';
import type { Letter } from './mail.ts';
import { passwordResetTemplate } from './password-reset-mail.ts';
import { reminderTemplate } from './reminder-mail.ts';
import { reopenedTemplate } from './reopened-mail.ts';
import { sentBackTemplate } from './sent-back-mail.ts';
import { signInTemplate } from './sign-in-mail.ts';

/** The subject and the text of a mail, with placeholders. */
export type TemplateOf = (kind: MailKind, language: Language) => Letter;

/** The texts that the product brings along. */
const BUILT_IN: Readonly<Record<MailKind, (language: Language) => Letter>> = {
  invitation: invitationTemplate,
  password: passwordResetTemplate,
  'sign-in': signInTemplate,
  reminder: reminderTemplate,
  'product-sent-back': (language) => sentBackTemplate('product', language),
  'news-sent-back': (language) => sentBackTemplate('news', language),
  'profile-sent-back': (language) => sentBackTemplate('profile', language),
  'entry-sent-back': reopenedTemplate,
  'access-request': accessRequestTemplate,
  enquiry: contactTemplate,
  letter: letterTemplate,
};

/** The built-in text of a mail. */
export const builtInTemplate: TemplateOf = (kind, language) => BUILT_IN[kind](language);

/** The key of a mail's text in the dictionary of the fair's site: an import and an export have it as any other word. */
export const mailTextKey = (kind: MailKind, part: keyof Letter): string =>
  `${MAIL_TEXT_PREFIX}${kind}-${part}`;

/** How the keys of mails begin. */
export const MAIL_TEXT_PREFIX = 'mail-text-';

/** The texts of the mails of an event: its own, or else the built-in ones. */
export const mailTemplates = async (query: Query, eventId: string): Promise<TemplateOf> => {
  const rows = await query
    .selectFrom('dictionary')
    .innerJoin('sites', 'sites.name', 'dictionary.site')
    .select(['key', 'language', 'phrase'])
    .where('sites.eventId', '=', eventId)
    .where('key', 'like', `${MAIL_TEXT_PREFIX}%`)
    .orderBy('sites.name', 'desc')
    .execute();
  // The fair's first site comes last, so that it wins.
  const own = new Map(rows.map(({ key, language, phrase }) => [`${key} ${language}`, phrase]));
  return (kind, language) => {
    const builtIn = builtInTemplate(kind, language);
    const part = (name: keyof Letter) => {
      const text = own.get(`${mailTextKey(kind, name)} ${language}`) ?? '';
      return isBlank(text) ? builtIn[name] : text;
    };
    return { subject: part('subject'), body: part('body') };
  };
};

/** The only fair of a user, and the text of a mail for it; `undefined` for a user of none or several. */
export const templateOfOnlyFair = async (
  query: Query,
  email: string,
  kind: MailKind,
  language: Language,
): Promise<(Letter & { readonly fair: string }) | undefined> => {
  const [first, second] = await query
    .selectFrom('eventPermissions')
    .innerJoin('events', 'events.id', 'eventPermissions.eventId')
    .select(['events.id', 'events.name'])
    .distinct()
    .where('eventPermissions.email', '=', email)
    .limit(2)
    .execute();
  if (first === undefined || second !== undefined) return undefined;
  const template = (await mailTemplates(query, first.id))(kind, language);
  return { ...template, fair: first.name.replaceAll(/\s+/g, ' ') };
};
