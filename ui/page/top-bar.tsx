import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

interface Props {
  /** What it is called by those who go from landmark to landmark. */
  name: string;
  text: string;
  /** How long still. */
  countdown?: ReactNode;
  /** Links of the service. */
  children?: ReactNode;
}

/** A line above the header: what is new, how long still, who helps. It goes once the page is scrolled. */
export function TopBar({ name, text, countdown, children }: Props) {
  if (!text && !countdown && !children) return null;
  return (
    <top-bar>
      <aside aria-label={name} className={styles.bar} data-print="hide">
        <div className={styles.inner}>
          {text && <p>{text}</p>}
          {countdown && <p className={styles.countdown}>{countdown}</p>}
          {children}
        </div>
      </aside>
    </top-bar>
  );
}
