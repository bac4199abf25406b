'use client';

import type { Language } from '@fairdesk/core/shared';
import disclosure from '../../shared/disclosure.module.css';
import { RichText } from '../../shared/rich-text.tsx';
import { dayText, languageText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './notices.module.css';

interface Props {
  title: string;
  /** What the editor of this page typed, or the server has sanitised. */
  html: string;
  /** The text of the link; empty for no link. */
  link: string;
  /** The day on which it appears; empty for today. */
  date: string;
  language: Language;
}

/** A message as exhibitors see it in one language, with the fallback for texts that are missing in it. */
export function NoticePreview({ title, html, link, date, language }: Props) {
  const { t, language: own } = useLabels();
  return (
    <details className={styles.preview}>
      <summary className={disclosure.summary}>{t('notice-preview')}</summary>
      <p className={styles.hint}>{t('notice-preview-hint', { language: languageText(language, own) })}</p>
      <article lang={language}>
        <h3>{title}</h3>
        {date && <p className={styles.hint}>{dayText(date, language)}</p>}
        <RichText html={html} />
        {link && <p className={styles.link}>{link}</p>}
      </article>
    </details>
  );
}
