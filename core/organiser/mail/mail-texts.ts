import {
  type FieldCode,
  type FieldFault,
  faultIf,
  isBlank,
  LANGUAGES,
  type Language,
} from '../../shared/index.ts';
import type { Texts } from '../tasks/task-definition.ts';
import { lengthFaults } from '../tasks/task-faults.ts';

/** The mails whose text a fair can replace. */
export const MAIL_KINDS = [
  'invitation',
  'password',
  'sign-in',
  'reminder',
  'product-sent-back',
  'news-sent-back',
  'profile-sent-back',
  'entry-sent-back',
  'access-request',
  'enquiry',
  'letter',
] as const;
/** One of {@link MAIL_KINDS}. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** The placeholders of a mail. */
interface MailPlaceholders {
  /** Without these, the mail would be of no use: its text has each of them. */
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

/** The placeholders of each mail, without their braces. */
export const MAIL_PLACEHOLDERS: Readonly<Record<MailKind, MailPlaceholders>> = {
  invitation: { needed: ['link'], optional: ['invitation', 'fair'] },
  password: { needed: ['link'], optional: ['fair'] },
  'sign-in': { needed: ['link'], optional: ['fair'] },
  reminder: { needed: ['tasks'], optional: ['open', 'company', 'fair'] },
  'product-sent-back': { needed: ['reason', 'link'], optional: ['title', 'fair'] },
  'news-sent-back': { needed: ['reason', 'link'], optional: ['title', 'fair'] },
  'profile-sent-back': { needed: ['reason', 'link'], optional: ['title', 'fair'] },
  'entry-sent-back': { needed: ['reason', 'link'], optional: ['title'] },
  'access-request': { needed: ['email'], optional: ['name', 'company', 'fair'] },
  enquiry: { needed: ['message', 'email'], optional: ['name', 'company', 'fair'] },
  letter: { needed: [], optional: ['company', 'fair', 'portal'] },
};

/** The longest subject and text of a mail, in characters. Ours. */
export const MAIL_SUBJECT_MAX = 200;
/** See {@link MAIL_SUBJECT_MAX}. */
export const MAIL_BODY_MAX = 10_000;

/** The subject and the text of a mail in each language; empty where the built-in one is sent. */
export interface MailTextForm {
  readonly subject: Texts;
  readonly body: Texts;
}

/** A mail with the texts of the fair. */
export interface PlannedMailText extends MailTextForm {
  readonly kind: MailKind;
  readonly builtIn: MailTextForm;
  /** What the placeholders stand for in an example, by name. */
  readonly samples: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** How many people a search finds at most. Ours. */
export const MAIL_READERS_MAX = 8;

/** A person of the fair, to see a mail as they would get it. */
export interface MailReader {
  readonly email: string;
  /** Empty for one without an account. */
  readonly name: string;
  /** The names of their companies. */
  readonly companies: readonly string[];
}

/** What the placeholders of a mail stand for in a mail to one person. */
export interface MailSample {
  /** In which the person gets mails. */
  readonly language: Language;
  /** By name. */
  readonly values: Readonly<Record<string, string>>;
}

/** Whether exhibitors get a mail; the others go to the organiser. */
export const isMailToExhibitors = (kind: MailKind): boolean =>
  kind !== 'access-request' && kind !== 'enquiry';

/** Whether a mail has a subject of its own; that of a mailing is what the organiser writes. */
export const hasMailSubject = (kind: MailKind): boolean => kind !== 'letter';

/** Replaces the placeholders of a mail; braces in a value stay as they are. */
export const fillMailText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(
    EACH,
    (found, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? found,
  );

/**
 * The faults of the texts of a mail.
 *
 * | the text                                  | code                                    |
 * | ----------------------------------------- | --------------------------------------- |
 * | longer than its limit                     | `forms-maxlength`                       |
 * | a subject of several lines                | `mail-text-lines`                       |
 * | a placeholder that the mail does not have | `mail-text-unknown` with its `names`    |
 * | a body without a needed placeholder       | `mail-text-missing` with its `names`    |
 */
export const mailTextFaults = (kind: MailKind, { subject, body }: MailTextForm): readonly FieldFault[] => {
  const { needed, optional } = MAIL_PLACEHOLDERS[kind];
  return [
    ...lengthFaults('subject', subject, MAIL_SUBJECT_MAX),
    ...lengthFaults('body', body, MAIL_BODY_MAX),
    ...LANGUAGES.flatMap((language) => [
      ...faultIf(
        /[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject[language].trim()),
        `subject.${language}`,
        'mail-text-lines',
      ),
      ...named(
        `subject.${language}`,
        'mail-text-unknown',
        unknownIn(subject[language], [...needed, ...optional]),
      ),
      ...named(`body.${language}`, 'mail-text-unknown', unknownIn(body[language], [...needed, ...optional])),
      ...named(`body.${language}`, 'mail-text-missing', missingIn(body[language], needed)),
    ]),
  ];
};

const EACH = /\{([^{}\s]+)\}/g;

const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(EACH)].map(([, name = '']) => name)),
];

const unknownIn = (text: string, available: readonly string[]): readonly string[] =>
  placeholdersIn(text).filter((name) => !available.includes(name));

const missingIn = (text: string, needed: readonly string[]): readonly string[] =>
  isBlank(text) ? [] : needed.filter((name) => !placeholdersIn(text).includes(name));

const named = (path: string, code: FieldCode, names: readonly string[]): readonly FieldFault[] =>
  names.length === 0 ? [] : [{ path, code, params: { names: names.map((name) => `{${name}}`).join(', ') } }];
