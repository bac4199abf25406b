import { type FieldFault, type FormField, formFaults } from '../shared/index.ts';

/** The contact form as somebody fills it in. Source: portal spec §2 "Contact form". */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

/**
 * What is sent to the organiser. Whom it goes to is the server's to know, never the browser's to say.
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

/** The longest texts, in characters. The specs set none; a mail has limits. */
export const CONTACT_NAME_MAX = 200;
/** The longest message, in characters. */
export const CONTACT_MESSAGE_MAX = 5000;

/** What the form asks for: all four. */
export const CONTACT_FIELDS = {
  name: { label: 'name', required: true, maxLength: CONTACT_NAME_MAX },
  email: { label: 'email', required: true, kind: 'email' },
  company: { label: 'company', required: true, maxLength: CONTACT_NAME_MAX },
  message: { label: 'message', required: true, maxLength: CONTACT_MESSAGE_MAX },
} as const satisfies Record<keyof ContactForm, FormField>;

/** Source: portal spec §5 "Contact form: all four fields required". */
export const contactFaults = (form: ContactForm): readonly FieldFault[] => formFaults(form, CONTACT_FIELDS);

/** The form as it is sent. Names stay on one line, so that none can add a line to a mail's head. */
export const contactMessage = (
  form: ContactForm,
  about: { readonly showName: string; readonly eventName: string; readonly showCode: string },
): ContactMessage => ({
  exhibitor_email: oneLine(form.email),
  exhibitor_name: oneLine(form.name),
  exhibitor_company: oneLine(form.company),
  show_name: oneLine(about.showName),
  event_name: oneLine(about.eventName),
  show_code: oneLine(about.showCode),
  message: form.message.trim(),
});

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
