import styles from './states.module.css';

interface Props {
  /** The number of lines, each as high as a row. */
  lines: number;
  /** The label for screen readers. */
  label: string;
}

/** A loading placeholder that becomes visible only after 300 ms. */
export function Skeleton({ lines, label }: Props) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
