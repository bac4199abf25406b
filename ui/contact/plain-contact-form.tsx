import { CONTACT_FIELDS, type ContactForm, type ContactNotice } from '@fairdesk/core/contact';
import { EMAIL_MAX, EMAIL_PATTERN, type EventId } from '@fairdesk/core/shared';
import { Button } from '../shared/button.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import { contactAction } from './contact-action.ts';
import { ContactBanner } from './contact-banner.tsx';
import styles from './contact-form.module.css';
import { contactLabels, noticeText } from './contact-labels.ts';
import { TrapField } from './trap-field.tsx';

interface Props {
  /** Unique on the page. */
  id: string;
  event: EventId;
  /** The outcome of the last submission. */
  notices: readonly ContactNotice[];
  labels: Labels;
}

const FIELDS = Object.keys(CONTACT_FIELDS) as (keyof ContactForm)[];
const TOKENS = { name: 'name', email: 'email', company: 'organization', message: 'off' } as const;
/** The browser reports what the server would reject. */
const EMAIL_INPUT = { type: 'email', maxLength: EMAIL_MAX, pattern: EMAIL_PATTERN } as const;

/**
 * The contact form of public pages: it works without script, and reports its outcome on the next page. With script, a
 * rejected message stays in the form.
 */
export function PlainContactForm({ id, event, notices, labels }: Props) {
  const texts = contactLabels(labels);
  const isSent = notices.some(({ code }) => code === 'contact-sent');
  const outcome = isSent ? 'sent' : 'rejected';
  return (
    <form-draft data-outcome={notices.length > 0 ? outcome : undefined}>
      <form method="post" action={contactAction(event)} className={styles.form}>
        {notices.length > 0 && (
          <div role={isSent ? 'status' : 'alert'}>
            <ContactBanner kind={isSent ? 'success' : 'error'}>
              {notices.map((notice) => (
                <p key={`${notice.code} ${notice.field}`}>{noticeText(labels, notice)}</p>
              ))}
            </ContactBanner>
          </div>
        )}
        {FIELDS.map((name) => {
          const { maxLength } = { maxLength: undefined, ...CONTACT_FIELDS[name] };
          const field = {
            id: `${id}-${name}`,
            name,
            required: true,
            autoComplete: TOKENS[name],
            'aria-invalid': notices.some((notice) => notice.field === name) || undefined,
            ...(maxLength !== undefined && { maxLength }),
          };
          return (
            <div key={name} className={styles.field}>
              <label htmlFor={field.id} data-marked>
                {texts[name]}
              </label>
              {name === 'message' ? (
                <textarea {...field} rows={6} />
              ) : name === 'email' ? (
                <input {...field} {...EMAIL_INPUT} title={labels.t('forms-email')} />
              ) : (
                <input {...field} type="text" />
              )}
            </div>
          );
        })}
        <TrapField label={labels.t('contact-trap')} />
        <Button type="submit">{labels.t('contact-send')}</Button>
      </form>
    </form-draft>
  );
}
