import type { ReactNode } from 'react';
import styles from './states.module.css';

interface Props {
  /** What belongs here, or that nothing is left. */
  text: string;
  /** The next step to take. */
  children?: ReactNode;
}

export function EmptyState({ text, children }: Props) {
  return (
    <div className={styles.state}>
      <p>{text}</p>
      {children}
    </div>
  );
}
