import { fillMailText } from '@fairdesk/core/organiser';
import type { Language } from '@fairdesk/core/shared';
import { useLabels } from '../shared/labels.tsx';
import styles from './mail-text.module.css';

interface Props {
  text: { readonly subject: string; readonly body: string };
  /** What the placeholders stand for. */
  values: Readonly<Record<string, string>>;
  language: Language;
}

/** A mail as a recipient gets it, filled with an example. */
export function MailTextPreview({ text: { subject, body }, values, language }: Props) {
  const { t } = useLabels();
  return (
    <section className={styles.preview} aria-label={t('mail-text-preview')}>
      <h3>{t('mail-text-preview')}</h3>
      <div lang={language}>
        {subject && <p className={styles.subject}>{fillMailText(subject, values)}</p>}
        <p className={styles.body}>{fillMailText(body, values)}</p>
      </div>
    </section>
  );
}
