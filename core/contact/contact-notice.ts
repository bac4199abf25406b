import type { Failure } from '../shared/index.ts';

/** The query parameter in which a plain form post reports its outcome to the page of the form. */
export const CONTACT_PARAMETER = 'contact';

/** A message above the form: the key of its text, and the field it is about. */
export interface ContactNotice {
  readonly code: string;
  readonly field?: string;
}

/** What to tell the sender after a message was sent or failed; one notice per fault of a field. */
export const contactNotices = (failure: Failure | undefined): readonly ContactNotice[] => {
  if (failure === undefined) return [{ code: 'contact-sent' }];
  if (failure.kind === 'rejected' && failure.fields.length > 0)
    return failure.fields.map(({ path, code }) => ({ code, field: path }));
  return [{ code: failure.kind === 'throttled' ? 'contact-throttled' : 'contact-failed' }];
};

/** `contact-sent`, or `forms-required.name forms-email.email`. */
export const writeNotices = (notices: readonly ContactNotice[]): string =>
  notices.map(({ code, field }) => (field === undefined ? code : `${code}.${field}`)).join(' ');

/** Reads the value of {@link CONTACT_PARAMETER}; ignores anything that {@link writeNotices} does not write. */
export const readNotices = (value: string): readonly ContactNotice[] =>
  value
    .split(' ')
    .filter((word) => /^[a-z-]{1,40}(?:\.[a-z]{1,20})?$/.test(word))
    .slice(0, MOST_NOTICES)
    .map((word) => {
      const [code = '', field] = word.split('.');
      return field === undefined ? { code } : { code, field };
    });

/** Two faults per field. */
const MOST_NOTICES = 8;
