import type { ReactNode } from 'react';
import styles from './desk-heading.module.css';

interface Props {
  title: string;
  /** One sentence below the title. */
  text?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The head of a page of the desk. */
export function DeskHeading({ title, text, actions }: Props) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
