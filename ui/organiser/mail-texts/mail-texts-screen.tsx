'use client';

import type { PlannedMailText } from '@fairdesk/core/organiser';
import { isBlank, LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { useState } from 'react';
import { listText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import styles from '../words/words.module.css';
import { MailTextSheet } from './mail-text-sheet.tsx';

/** The mails that are sent for the fair; each opens its texts. */
export function MailTextsScreen({ mails: loaded }: { mails: readonly PlannedMailText[] }) {
  const { t, language } = useLabels();
  const toast = useToast();
  const [mails, setMails] = useState(loaded);
  const [edited, setEdited] = useState<PlannedMailText>();
  const own = ({ subject, body }: PlannedMailText) =>
    LANGUAGES.filter((each) => !(isBlank(subject[each]) && isBlank(body[each])));
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('settings-mail-texts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('mail-text-mail')}</th>
            <th scope="col">{t('mail-text-when')}</th>
            <th scope="col">{t('mail-text-own')}</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => {
            const languages = own(mail).map((each) => LANGUAGE_NAMES[each]);
            return (
              <tr key={mail.kind}>
                <th scope="row" className={styles.key}>
                  <button type="button" onClick={() => setEdited(mail)}>
                    {t(`mail-text-${mail.kind}`)}
                  </button>
                </th>
                <td>{t(`mail-text-${mail.kind}-when`)}</td>
                <td data-own={languages.length > 0 || undefined}>
                  {languages.length > 0 ? listText(languages, language) : t('mail-text-none')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {edited && (
        <MailTextSheet
          mail={edited}
          onSaved={(saved) => {
            setMails((all) => all.map((mail) => (mail.kind === saved.kind ? saved : mail)));
            setEdited(undefined);
            toast.done(t('saved'));
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
