import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

interface Props {
  className: string | undefined;
  label: string;
  children: ReactNode;
}

/** The bar of selected rows: how many they are, and what can be done with them. It stays in sight. */
export function SelectionBar({ className = '', label, children }: Props) {
  return (
    <section className={`${styles.bar} ${className}`} aria-label={label}>
      {children}
    </section>
  );
}
