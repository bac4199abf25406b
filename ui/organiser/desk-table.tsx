import type { ReactNode } from 'react';
import styles from './desk-table.module.css';

interface Props {
  className: string | undefined;
  children: ReactNode;
}

/** A table of the desk, which scrolls where it is wider than the page. Cells with `data-wide` need a wide screen. */
export function DeskTable({ className = '', children }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${className}`}>{children}</table>
    </div>
  );
}
