import { CONTACT_INBOX_MAX, type StoredContactMessage } from '@fairdesk/core/contact';
import { EmptyState } from '../../shared/empty-state.tsx';
import { momentText } from '../../shared/texts/format.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import styles from './enquiry-list.module.css';

interface Props {
  enquiries: readonly StoredContactMessage[];
  fair: string;
  timeZone: string;
  labels: Labels;
}

/** The messages of the contact form, newest first. */
export function EnquiryList({ enquiries, fair, timeZone, labels: { t, language } }: Props) {
  if (enquiries.length === 0) return <EmptyState text={t('enquiry-empty')} />;
  return (
    <>
      <ol className={styles.list}>
        {enquiries.map(({ id, sentAt, exhibitor_name: name, exhibitor_company: company, ...enquiry }) => {
          const email = enquiry.exhibitor_email;
          const subject = encodeURIComponent(t('enquiry-subject', { fair }));
          return (
            <li key={id} className={styles.enquiry}>
              <div className={styles.from}>
                <h2>{name}</h2>
                <span>{company}</span>
                <a
                  href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
                  aria-label={`${email}: ${t('enquiry-reply', { name })}`}
                >
                  {email}
                </a>
                <Moment of={sentAt}>{momentText(new Date(sentAt), timeZone, language)}</Moment>
              </div>
              <p className={styles.words}>{enquiry.message}</p>
            </li>
          );
        })}
      </ol>
      {enquiries.length >= CONTACT_INBOX_MAX && <p>{t('enquiry-more', { n: CONTACT_INBOX_MAX })}</p>}
    </>
  );
}
