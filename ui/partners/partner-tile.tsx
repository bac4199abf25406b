import type { ReactNode } from 'react';
import styles from './partner-tile.module.css';

interface Props {
  text: string;
  /** A notice for editors. */
  notice?: string | undefined;
  children: ReactNode;
}

/** A button that leads to the service of a partner, with a line about it. */
export function PartnerTile({ text, notice, children }: Props) {
  return (
    <div className={styles.tile}>
      {text !== '' && <p>{text}</p>}
      {children}
      {notice && <p className={styles.notice}>{notice}</p>}
    </div>
  );
}
