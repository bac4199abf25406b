import styles from './states.module.css';

interface Props {
  /** How many lines, each as high as a row. */
  lines: number;
  /** Said to those who cannot see it. */
  label: string;
}

/** Keeps the place of what is on its way. It shows itself only when that takes longer than 300 ms. */
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
