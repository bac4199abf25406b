import { type FieldConstraints, type FieldFault, formFaults } from '../shared/index.ts';

/** The values of the contact form. Source: portal spec §2 "Contact form". */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

/**
 * A message to the organiser. The server determines the recipient; the browser cannot choose it.
 *
 * Source: portal spec §3 "Contact message".
 */
export interface ContactMessage {
  readonly exhibitor_email: string;
  readonly exhibitor_name: string;
  readonly exhibitor_company: string;
  readonly show_name: string;
  readonly event_name: string;
  readonly show_code: string;
  readonly message: string;
}

/** A stored copy of a message. */
export interface StoredContactMessage extends ContactMessage {
  readonly id: string;
  /** ISO: `2027-01-05T09:00:00.000Z`. */
  readonly sentAt: string;
}

/** The fair that a message is about, as the message names it. */
export interface ContactSubject {
  readonly showName: string;
  readonly eventName: string;
  /** The id of the show. */
  readonly showCode: string;
}

/** The maximum number of stored messages in a list; older ones are in the export. */
export const CONTACT_INBOX_MAX = 1000;
/** How long the copy of a message is stored, in months, unless a fair chose another period. */
export const CONTACT_RETENTION_MONTHS = 12;

/**
 * A field of the form that people cannot see; a program that fills it in is told that its message was sent.
 */
export const CONTACT_TRAP = 'reference';

/** The maximum length of a name, in characters. The specs set no limits; email does. */
export const CONTACT_NAME_MAX = 200;
/** The longest message, in characters. */
export const CONTACT_MESSAGE_MAX = 5000;

/** The fields of the form, all of them required. */
export const CONTACT_FIELDS = {
  name: { label: 'name', kind: 'line', required: true, maxLength: CONTACT_NAME_MAX },
  email: { label: 'email', required: true, kind: 'email' },
  company: { label: 'company', kind: 'line', required: true, maxLength: CONTACT_NAME_MAX },
  message: { label: 'message', kind: 'letter', required: true, maxLength: CONTACT_MESSAGE_MAX },
} as const satisfies Record<keyof ContactForm, FieldConstraints>;

/**
 * Source: portal spec §5 "Contact form: all four fields required".
 *
 * @example
 * ```ts
 * contactFaults({ name: 'Ada', email: 'ada', company: '', message: 'Hello' }).map(({ path, code }) => `${path}: ${code}`)
 * // ['email: forms-email', 'company: forms-required']
 * ```
 */
export const contactFaults = (form: ContactForm): readonly FieldFault[] => formFaults(form, CONTACT_FIELDS);

/** Builds the message to send. Names are put on one line to prevent email header injection. */
export const contactMessage = (form: ContactForm, about: ContactSubject): ContactMessage => ({
  exhibitor_email: oneLine(form.email),
  exhibitor_name: oneLine(form.name),
  exhibitor_company: oneLine(form.company),
  show_name: oneLine(about.showName),
  event_name: oneLine(about.eventName),
  show_code: oneLine(about.showCode),
  message: form.message.trim(),
});

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
