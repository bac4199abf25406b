import styles from './rich-text.module.css';

interface Props {
  /** Sanitised on the server. */
  html: string;
}

/** Formatted text at a readable width. */
export function RichText({ html }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it, on write and on read
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
