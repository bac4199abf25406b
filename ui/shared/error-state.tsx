import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './states.module.css';

interface Props {
  /** What happened, what is safe, and what to do next. */
  text: string;
  children?: ReactNode;
}

export function ErrorState({ text, children }: Props) {
  return (
    <div className={styles.state} data-kind="error">
      <p>
        <Icon of={IconAlertTriangle} />
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
}
