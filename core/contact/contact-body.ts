import type { FieldFault } from '../shared/index.ts';
import type { ContactForm } from './contact-message.ts';

/** The names of the form's fields in a contact message. Source: portal spec §3 "Contact message". */
const NAMES = {
  name: 'exhibitor_name',
  email: 'exhibitor_email',
  company: 'exhibitor_company',
  message: 'message',
} as const satisfies Record<keyof ContactForm, string>;

/** The values of a form, by their names in a contact message. */
export type ContactBody = Readonly<Record<(typeof NAMES)[keyof ContactForm], string>>;

/** The values of the form in a body. */
export const formOfBody = (body: ContactBody): ContactForm => ({
  name: body.exhibitor_name,
  email: body.exhibitor_email,
  company: body.exhibitor_company,
  message: body.message,
});

/** Faults of form fields, as faults of the body: `name` becomes `exhibitor_name`. */
export const faultsOfBody = (faults: readonly FieldFault[]): readonly FieldFault[] =>
  faults.map((fault) => ({ ...fault, path: isField(fault.path) ? NAMES[fault.path] : fault.path }));

/** Faults of a body, as faults of form fields; the reverse of {@link faultsOfBody}. */
export const faultsOfForm = (faults: readonly FieldFault[]): readonly FieldFault[] =>
  faults.map((fault) => ({
    ...fault,
    path: Object.keys(NAMES).find((field) => isField(field) && NAMES[field] === fault.path) ?? fault.path,
  }));

const isField = (path: string): path is keyof ContactForm => Object.hasOwn(NAMES, path);
