'use client';

import { type LoggedMail, mailActionOf } from '@fairdesk/core/organiser';
import { Button } from '../../shared/button.tsx';
import { observer } from '../../shared/observer.ts';
import { shortMomentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { MailTextOf } from '../mail-texts/mail-text-of.tsx';
import { DeliveryState } from './delivery-state.tsx';
import styles from './mail.module.css';
import type { MailListStore } from './mail-list-store.ts';

interface Props {
  mail: LoggedMail;
  store: MailListStore;
  timeZone: string;
}

export const MailRow = observer(function MailRow({ mail, store, timeZone }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const action = mailActionOf(mail);
  const failure = store.failures.get(mail.id);
  const moment = (iso: string) => shortMomentText(new Date(iso), timeZone, language);
  const isRetried = mail.state === 'waiting' && mail.attempts > 0;
  const act = async () => {
    if (action && (await store.act(mail))) toast.done(t(`mail-${action}-done`));
  };
  return (
    <tr>
      <td>
        <DeliveryState state={mail.state}>
          {action === 'resend' && (
            <input
              type="checkbox"
              aria-label={t('mail-select', { name: mail.recipient })}
              checked={store.chosen.has(mail.id)}
              onChange={() => store.toggle(mail.id)}
            />
          )}
          {t(`mail-state-${mail.state}`)}
        </DeliveryState>
      </td>
      <td className={styles.recipient}>
        <strong>{mail.recipient}</strong>
        {mail.company && <span>{mail.company}</span>}
      </td>
      <td className={styles.subject}>
        {mail.subject}
        {mail.answer && mail.state !== 'sent' && (
          <span className={styles.answer}>
            <span className="visually-hidden">{t('mail-answer')}: </span>
            {mail.answer}
          </span>
        )}
        {mail.hasText && <MailTextOf mail={mail} />}
      </td>
      <td className={styles.time}>
        <Moment of={mail.sent ?? mail.created}>{moment(mail.sent ?? mail.created)}</Moment>
        {isRetried && (
          <span className={styles.answer}>{t('mail-next-attempt', { time: moment(mail.due) })}</span>
        )}
      </td>
      <td data-number data-label={t('mail-attempts')}>
        {mail.attempts}
      </td>
      <td className={styles.action}>
        {action && (
          <Button look="plain" busy={store.busy.has(mail.id)} onClick={() => void act()}>
            {t(`mail-${action}`)}
            <span className="visually-hidden">: {mail.recipient}</span>
          </Button>
        )}
        {failure && (
          <span role="alert" className={styles.failure}>
            {t(failure === 'conflict' ? 'mail-moved-on' : 'failed-general')}
          </span>
        )}
      </td>
    </tr>
  );
});
