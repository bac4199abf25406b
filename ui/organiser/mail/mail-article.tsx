import type { Language } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import styles from './mail-article.module.css';

interface Props {
  label: string;
  lang?: Language;
  title: string;
  /** Above the title. */
  note?: string;
  children: ReactNode;
}

/** One mail or message as its reader gets it. */
export function MailArticle({ label, lang, title, note, children }: Props) {
  return (
    <article className={styles.mail} lang={lang} aria-label={label}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <h3>{title}</h3>
      {children}
    </article>
  );
}
