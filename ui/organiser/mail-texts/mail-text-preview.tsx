import { fillMailText } from '@fairdesk/core/organiser';
import type { Language } from '@fairdesk/core/shared';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './mail-text.module.css';

interface Props {
  /** Above the mail; by default that it is an example. */
  title?: string;
  text: { readonly subject: string; readonly body: string };
  /** What the placeholders stand for. */
  values: Readonly<Record<string, string>>;
  language: Language;
}

/** A mail as a recipient gets it, filled with the values of an example or of one person. */
export function MailTextPreview({ title, text: { subject, body }, values, language }: Props) {
  const { t } = useLabels();
  const heading = title ?? t('mail-text-preview');
  return (
    <section className={styles.preview} aria-label={heading}>
      <h3>{heading}</h3>
      <div lang={language}>
        {subject && <p className={styles.subject}>{fillMailText(subject, values)}</p>}
        <p className={styles.body}>{fillMailText(body, values)}</p>
      </div>
    </section>
  );
}
