import type { ReactNode } from 'react';
import styles from './session.module.css';

interface Props {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A page with a single form. */
export function SessionPage({ title, text, children }: Props) {
  return (
    <main id="content" className={styles.page}>
      <div className={styles.intro}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </main>
  );
}
