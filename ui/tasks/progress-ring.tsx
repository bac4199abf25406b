import styles from './progress-ring.module.css';

interface Props {
  /** 0 to 100. */
  percent: number;
  /** "43%", in the reader's language. */
  text: string;
}

/** A percentage as a ring; decorative, because the adjacent sentence says the same. */
export function ProgressRing({ percent, text }: Props) {
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 88 88"
      aria-hidden="true"
      data-full={percent === 100 || undefined}
    >
      <circle className={styles.track} cx="44" cy="44" r="38" />
      <circle
        className={styles.share}
        cx="44"
        cy="44"
        r="38"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
      />
      <text x="44" y="44" className={styles.text} suppressHydrationWarning>
        {text}
      </text>
    </svg>
  );
}
