'use client';

import type { LoggedMail, MailText } from '@fairdesk/core/organiser';
import { useState } from 'react';
import disclosure from '../../shared/disclosure.module.css';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from '../mail/mail.module.css';
import { useOrganiser } from '../use-organiser.ts';

/** The text of a mail, loaded when it is opened. */
export function MailTextOf({ mail }: { mail: LoggedMail }) {
  const { t } = useLabels();
  const { readMail } = useOrganiser();
  const [text, setText] = useState<MailText | 'failed'>();
  const load = async () => {
    const result = await readMail(mail.id);
    setText(result.isOk() ? result.value : 'failed');
  };
  return (
    <details
      className={styles.text}
      onToggle={(event) => {
        if (event.currentTarget.open && typeof text !== 'object') void load();
      }}
    >
      <summary className={disclosure.summary}>
        {t('mail-read')}
        <span className="visually-hidden">: {mail.recipient}</span>
      </summary>
      {text !== undefined && <div role="status">{body(text)}</div>}
    </details>
  );

  function body(loaded: MailText | 'failed') {
    if (loaded === 'failed') return <p>{t('failed-general')}</p>;
    if (loaded.body === undefined) return <p>{t('mail-secret')}</p>;
    if (loaded.body === '' && !loaded.isPart) return <p>{t('mail-no-text')}</p>;
    return (
      <>
        {loaded.body !== '' && <pre>{loaded.body}</pre>}
        {loaded.isPart && <p>{t('mail-part')}</p>}
      </>
    );
  }
}
