import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

interface Props {
  /** The name of the landmark. */
  name: string;
  text: string;
  /** The countdown. */
  countdown?: ReactNode;
  /** Service links. */
  children?: ReactNode;
}

/** The bar above the header, with news, countdown and service links. It hides once the page is scrolled. */
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
