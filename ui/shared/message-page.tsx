import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface Props {
  heading: string;
  text: string;
  children?: ReactNode;
}

/** A single message on an otherwise empty page. */
export function MessagePage({ heading, text, children }: Props) {
  return (
    <main id="content" className={styles.page}>
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
