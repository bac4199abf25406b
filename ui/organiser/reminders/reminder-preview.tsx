'use client';

import { Button } from '../../shared/button.tsx';
import { observer } from '../../shared/observer.ts';
import { dayText, listText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { MailArticle } from '../mail/mail-article.tsx';
import picker from '../search-picker.module.css';
import { SearchPicker } from '../search-picker.tsx';
import type { ReminderStore } from './reminder-store.ts';
import styles from './reminders.module.css';

/** How many recipients the sentence names. */
const NAMED = 3;

/** What the schedule would send today: how many, the first recipients, and a mail as one of them gets it. */
export const ReminderPreview = observer(function ReminderPreview({ store }: { store: ReminderStore }) {
  const { t, language } = useLabels();
  const { plan, mail, form } = store;
  const named = plan.recipients.slice(0, NAMED);
  return (
    <section className={styles.preview} aria-labelledby="reminders-today">
      <h2 id="reminders-today">{t('reminders-today')}</h2>
      <p className={styles.note}>{dayText(plan.day, language)}</p>
      {!plan.isPublished && <p className={styles.warning}>{t('reminders-unpublished')}</p>}
      {plan.isPublished && !form.isOn && <p className={styles.warning}>{t('reminders-off')}</p>}
      {form.isOn && form.schedule.length === 0 && <p className={styles.warning}>{t('reminders-no-days')}</p>}
      {/* They were sent, or switched on after the time of day at which they are sent. */}
      {form.isOn && plan.lastDay === plan.day && <p>{t('reminders-next-tomorrow')}</p>}
      <p aria-live="polite" className={styles.sum}>
        {plan.people === 0
          ? t('reminders-nobody')
          : t('reminders-sum', { people: plan.people, companies: plan.companies, tasks: plan.tasks })}
      </p>
      {named.length > 0 && (
        <ul className={styles.named}>
          {named.map(({ email, companies, isCarried }) => (
            <li key={email}>
              <strong>{email}</strong> <span>{listText(companies, language)}</span>
              {isCarried && <span className={styles.note}>{t('reminders-carried')}</span>}
              <Button look="plain" onClick={() => void store.showMail(email)}>
                {t('reminders-show')}
                <span className="visually-hidden">: {email}</span>
              </Button>
            </li>
          ))}
          {plan.people > NAMED && <li>{t('reminders-more', { n: plan.people - NAMED })}</li>}
        </ul>
      )}
      {plan.people > NAMED && (
        <div className={`${picker.picker} ${styles.finder}`}>
          <SearchPicker
            path="reminder-recipient"
            label={t('reminders-recipient')}
            hint={t('reminders-recipient-hint')}
            find={store.find}
            keyOf={({ email }) => email}
            renderItem={({ email, companies, isCarried }) =>
              [email, companies.join(', '), isCarried && t('reminders-carried')].filter(Boolean).join(' · ')
            }
            none={t('reminders-recipient-none')}
            onChoose={({ email }) => void store.showMail(email)}
          />
        </div>
      )}
      {mail && (
        <MailArticle label={t('reminders-mail')} title={mail.subject} note={mail.recipient}>
          <pre>{mail.body}</pre>
          {mail.isPart && <p className={styles.note}>{t('mail-part')}</p>}
        </MailArticle>
      )}
    </section>
  );
});
