'use client';

import { MAIL_PAGE_SIZE, type MailFilter, type MailPage } from '@fairdesk/core/organiser';
import { queryString } from '@fairdesk/core/shared';
import { useMemo } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Link } from '../../shared/link.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './mail.module.css';
import { MailFilters } from './mail-filters.tsx';
import { MailListStore } from './mail-list-store.ts';
import { MailRow } from './mail-row.tsx';

interface Props {
  page: MailPage;
  filter: MailFilter;
  timeZone: string;
  /** The address of this page without a filter. */
  address: string;
}

/** The mail log of a fair: its filters, its mails, and what can be done with each. */
export const MailScreen = observer(function MailScreen({ page, filter, timeZone, address }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { actOnMail, resendMails } = useOrganiser();
  const store = useMemo(
    () => new MailListStore(page, { actOnMail, resendMails }),
    [page, actOnMail, resendMails],
  );
  const resend = async () => {
    const n = await store.resendChosen();
    if (n !== undefined) toast.done(t('mail-resend-all-done', { n }));
  };
  const to = (changed: MailFilter) => {
    const query = Object.entries({ ...filter, before: undefined, ...changed }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    return query.length === 0 ? address : `${address}?${queryString(Object.fromEntries(query))}`;
  };
  const last = store.items.at(-1);
  return (
    <>
      <MailFilters filter={filter} counts={store.counts} to={to} address={address} />
      {filter.letter && (
        <p className={styles.meaning}>
          {t('mail-of-letter')} <Link href={to({ letter: undefined })}>{t('mail-of-all')}</Link>
        </p>
      )}
      {filter.state && <p className={styles.meaning}>{t(`mail-state-${filter.state}-text`)}</p>}
      {store.resendable.length > 1 && (
        <div className={styles.several}>
          <label>
            <input
              type="checkbox"
              checked={store.resendable.every(({ id }) => store.chosen.has(id))}
              onChange={store.toggleAll}
            />
            {t('mail-select-all')}
          </label>
          {store.chosen.size > 0 && (
            <Button look="quiet" busy={store.isResending} onClick={() => void resend()}>
              {t('mail-resend-selected', { n: store.chosen.size })}
            </Button>
          )}
          {store.resendFailure && <span role="alert">{t('failed-general')}</span>}
        </div>
      )}
      {store.items.length === 0 ? (
        <EmptyState text={t(Object.keys(store.counts).length === 0 ? 'mail-none' : 'mail-none-found')} />
      ) : (
        <table className={styles.list}>
          <caption className="visually-hidden">{t('desk-mail')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('mail-state')}</th>
              <th scope="col">{t('mail-recipient')}</th>
              <th scope="col">{t('mail-subject')}</th>
              <th scope="col">{t('mail-time')}</th>
              <th scope="col" data-number>
                {t('mail-attempts')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('mail-action')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {store.items.map((mail) => (
              <MailRow key={mail.id} mail={mail} store={store} timeZone={timeZone} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.pages}>
        {filter.before && <Link href={to({})}>{t('mail-newest')}</Link>}
        {last && store.items.length === MAIL_PAGE_SIZE && (
          <Link href={to({ before: last.id })}>{t('mail-older')}</Link>
        )}
      </p>
    </>
  );
});
