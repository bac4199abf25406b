import type { ReactNode } from 'react';
import buttonStyles from '../../shared/button.module.css';
import styles from './print-action.module.css';

interface Props {
  /** The id of the element to print; empty for the whole page. */
  elementId: string;
  children: ReactNode;
}

/** Prints; hidden without a script. */
export function PrintAction({ elementId, children }: Props) {
  return (
    <print-button class={styles.action} data-part={elementId} data-sheet={styles.sheet}>
      <button type="button" className={buttonStyles.button} data-look="quiet">
        {children}
      </button>
    </print-button>
  );
}
