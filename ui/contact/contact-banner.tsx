import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icon.tsx';
import styles from './contact-form.module.css';

interface Props {
  kind: 'success' | 'error';
  children: ReactNode;
}

/** The outcome of sending a message. Its container announces it. */
export function ContactBanner({ kind, children }: Props) {
  return (
    <div className={styles.banner} data-kind={kind}>
      <Icon of={kind === 'success' ? IconCircleCheck : IconAlertTriangle} />
      <div>{children}</div>
    </div>
  );
}
