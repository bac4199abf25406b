import type { ReactNode } from 'react';
import styles from './delivery-state.module.css';

interface Props {
  state: 'sent' | 'failed' | 'unsure' | 'waiting' | 'handing' | 'cancelled';
  /** The state in words. */
  children: ReactNode;
}

/** Whether something arrived: in words, with a shape and a colour beside them. */
export function DeliveryState({ state, children }: Props) {
  return (
    <span className={styles.state} data-state={state}>
      {children}
    </span>
  );
}
