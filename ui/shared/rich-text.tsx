import type { Language } from '@fairdesk/core/shared';
import styles from './rich-text.module.css';

interface Props {
  /** Sanitised on the server. */
  html: string;
  /** If it is not the reader's. */
  lang?: Language | undefined;
}

/** Formatted text at a readable width. */
export function RichText({ html, lang }: Props) {
  const __html = withWideTables(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it, on write and on read
  return <div className={styles.text} dir="auto" lang={lang} dangerouslySetInnerHTML={{ __html }} />;
}

/** Each table in the element that lets the keyboard scroll it; in sanitised HTML, tables have no attributes. */
const withWideTables = (html: string): string =>
  html.replace(/<table>/g, '<wide-table>$&').replace(/<\/table>/g, '$&</wide-table>');
