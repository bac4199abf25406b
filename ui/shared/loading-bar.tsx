import styles from './loading-bar.module.css';

/** A line across the top of the window while the next part of a page loads; visible only after 300 ms. */
export function LoadingBar({ label }: { label: string }) {
  return (
    <p role="status" className={styles.bar}>
      {label}
    </p>
  );
}
