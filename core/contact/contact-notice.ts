import { type Failure, withWait } from '../shared/index.ts';

/** The query parameter in which a plain form post reports its outcome to the page of the form. */
export const CONTACT_PARAMETER = 'contact';

/** A message above the form: the key of its text, maybe with a wait, and the field it is about. */
export interface ContactNotice {
  readonly code: string;
  readonly field?: string;
}

/** What to tell the sender after a message was sent or failed; one notice per fault of a field. */
export const contactNotices = (failure: Failure | undefined): readonly ContactNotice[] => {
  if (failure === undefined) return [{ code: 'contact-sent' }];
  if (failure.kind === 'rejected' && failure.fields.length > 0)
    return failure.fields.map(({ path, code }) => ({ code, field: path }));
  if (failure.kind !== 'throttled') return [{ code: 'contact-failed' }];
  return [{ code: withWait('contact-throttled', failure.retryAfterSeconds) }];
};

/** `contact-sent`, `contact-throttled.90`, or `forms-required.name forms-email.email`. */
export const writeNotices = (notices: readonly ContactNotice[]): string =>
  notices.map(({ code, field }) => (field === undefined ? code : `${code}.${field}`)).join(' ');

/** Reads the value of {@link CONTACT_PARAMETER}; ignores anything that {@link writeNotices} does not write. */
export const readNotices = (value: string): readonly ContactNotice[] =>
  value
    .split(' ')
    .flatMap((word): readonly ContactNotice[] => {
      const [, code, field] = NOTICE.exec(word) ?? [];
      if (code === undefined) return [];
      return [field === undefined ? { code } : { code, field }];
    })
    .slice(0, MOST_NOTICES);

/** A key with or without its wait, and a field. */
const NOTICE = /^([a-z-]{1,40}(?:\.\d{1,10})?)(?:\.([a-z]{1,20}))?$/;

/** Two faults per field. */
const MOST_NOTICES = 8;
